import { decodable } from './decodable';

/** The path as links have it: hosts answer /docs//steps/ and /docs/steps/index.html, too, which the router does not know. */
const asLinked = (path: string) =>
  decodable(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/');

// The router decodes the path, and Docusaurus the hash when it scrolls: with an address such as /docs/#100%, the app
// would not start, or would crash.
function repair(): void {
  const { origin, pathname, search, hash } = window.location;
  const [path, anchor] = [asLinked(pathname), decodable(hash)];
  if (path !== pathname || anchor !== hash)
    window.history.replaceState(window.history.state, '', origin + path + search + anchor);
}

repair();
// This listener is added before that of the router.
window.addEventListener('popstate', repair);
