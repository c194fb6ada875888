import siteConfig from '@generated/docusaurus.config';
import type { PageExample } from '@site/src/content/examples/collect';
import { examplesFile, type ListedExample, listFile } from '@site/src/content/examples/files';

const TIMEOUT = 15_000;

/** Loads a file below /examples/. */
async function load<Data>(path: string): Promise<Data> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(`${siteConfig.baseUrl}examples/${path}`, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path}.`);
  return response.json() as Promise<Data>;
}

/**
 * The example of a page.
 * @param page ID of the page, such as `steps/jsonata_map`
 * @throws Error if the page has none with the ID, or the examples cannot be loaded
 */
export async function loadExample(version: string, page: string, id: string): Promise<PageExample> {
  const examples = await load<PageExample[]>(examplesFile(version, page));
  const example = examples.find((one) => one.id === id);
  if (!example) throw new Error(`The page ${page} has no example "${id}".`);
  return example;
}

/**
 * The list of all examples of a version.
 * @throws Error if it cannot be loaded
 */
export const listExamples = (version: string): Promise<ListedExample[]> => load(listFile(version));
