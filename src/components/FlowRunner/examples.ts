import siteConfig from '@generated/docusaurus.config';
import type { PageExample } from '@site/src/content/examples/collect';
import { examplesFile, type ListedExample, listFile } from '@site/src/content/examples/files';

const TIMEOUT = 15_000;
const loading = new Map<string, Promise<unknown>>();

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** Fetches a file below /examples/ once; a failed request is repeated the next time. */
function load(path: string): Promise<unknown> {
  const address = `${siteConfig.baseUrl}examples/${path}`;
  const request = loading.get(address) ?? fetchJson(address);
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}

/**
 * The examples of a page.
 * @param page ID of the page, such as `steps/jsonata_map`
 * @throws Error if they cannot be loaded
 */
export const examplesOfPage = (version: string, page: string): Promise<PageExample[]> =>
  load(examplesFile(version, page)) as Promise<PageExample[]>;

/**
 * The list of all examples of a version.
 * @throws Error if it cannot be loaded
 */
export const listExamples = (version: string): Promise<ListedExample[]> =>
  load(listFile(version)) as Promise<ListedExample[]>;
