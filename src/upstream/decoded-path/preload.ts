import load from '@docusaurus/core/lib/client/preload';

/**
 * Loads the code of a page before the app shows it. Upstream decodes the path, which the router has already decoded: a
 * percent sign must stand for itself.
 */
export default function preload(pathname: string): Promise<unknown> {
  return load(pathname.replaceAll('%', '%25'));
}
