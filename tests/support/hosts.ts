import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The response of a static host: a file with status 200, a redirect, or an error. */
export type Answer =
  { status: 200; file: string } | { status: 301 | 302; location: string } | { status: 403 | 404 };

/**
 * A static host without any configuration.
 * @param dir folder of the built site
 * @param path path of the request, without a query
 */
export type Host = (dir: string, path: string) => Answer;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** The file of an address, or the index of a folder's address. */
function fileOf(dir: string, path: string): string | undefined {
  const file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
  return isFile(file) ? file : undefined;
}

/**
 * GitHub Pages: a file is served as it is; `/x` from `x.html`; `/x` of a folder redirects to `/x/`; `/x/` from its index.
 * Rules: https://github.com/slorber/trailing-slash-guide, which tests the files of Docusaurus on each host.
 */
const githubPages: Host = (dir, path) => {
  const file = fileOf(dir, path) ?? (path.endsWith('/') ? undefined : fileOf(dir, `${path}.html`));
  if (file) return { status: 200, file };
  return !path.endsWith('/') && isFolder(join(dir, path))
    ? { status: 301, location: `${path}/` }
    : { status: 404 };
};

/**
 * nginx in its default configuration (`root` and `index index.html`): a file is served as it is; `/x` of a folder
 * redirects to `/x/`; a folder without an index is forbidden, since listings are disabled.
 * Rules: https://nginx.org/en/docs/http/ngx_http_index_module.html and ngx_http_autoindex_module.html
 */
const nginx: Host = (dir, path) => {
  const file = fileOf(dir, path);
  if (file) return { status: 200, file };
  if (!isFolder(join(dir, path))) return { status: 404 };
  return path.endsWith('/') ? { status: 403 } : { status: 301, location: `${path}/` };
};

/**
 * The website endpoint of an S3 bucket with `index.html` as its index document: there are objects and no folders, so
 * `/x` redirects to `/x/` if that has an index document, and nothing adds `.html`.
 * Rules: https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html
 */
const s3: Host = (dir, path) => {
  const file = fileOf(dir, path);
  if (file) return { status: 200, file };
  return fileOf(dir, `${path}/`) ? { status: 302, location: `${path}/` } : { status: 404 };
};

/** The hosts that the site must serve without configuration, by name. */
export const hosts: Readonly<Record<string, Host>> = { 'GitHub Pages': githubPages, nginx, S3: s3 };
