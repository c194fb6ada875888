import siteConfig from '@generated/docusaurus.config';
import type { PageExample } from '@site/src/content/examples/collect';
import { examplesFile, type ListedExample, listFile } from '@site/src/content/examples/files';

const TIMEOUT = 15_000;
const loaded = new Map<string, Promise<unknown>>();

async function fetchJson(path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(`${siteConfig.baseUrl}examples/${path}`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path}.`);
  return response.json();
}

/** Fetches a file below /examples/ once; a failed request is repeated the next time. */
function load(path: string): Promise<unknown> {
  const request = loaded.get(path) ?? fetchJson(path);
  loaded.set(path, request);
  request.catch(() => loaded.delete(path));
  return request;
}

/**
 * The example of a page.
 * @param page ID of the page, such as `steps/jsonata_map`
 * @throws Error if the page has none with the ID, or the examples cannot be loaded
 */
export async function loadExample(version: string, page: string, id = ''): Promise<PageExample> {
  const examples = (await load(examplesFile(version, page))) as PageExample[];
  const example = examples.find((one) => one.id === id);
  if (!example) throw new Error(`The page ${page} has no example "${id}".`);
  return example;
}

/**
 * The list of all examples of a version.
 * @throws Error if it cannot be loaded
 */
export const listExamples = (version: string): Promise<ListedExample[]> =>
  load(listFile(version)) as Promise<ListedExample[]>;
