import { isDeepStrictEqual } from 'node:util';
import { outdated } from '../patch';
import { type PackedDocs, unpackDocs } from './unpackDocs';

type Doc = { id: string; path: string; sidebar?: string };
type DocsData = Record<string, { versions?: { path: string; docs?: Doc[] }[] }>;

/** An object without the keys that are undefined. */
const defined = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Packs the documents of a version. */
export function packDocs(docs: Doc[], versionPath: string): PackedDocs {
  const sidebar = docs[0]?.sidebar;
  const packed: PackedDocs = {
    ids: docs.map(({ id }) => `/${id}`).join('\n'),
    sidebar,
    others: {},
  };
  const unpacked = unpackDocs(packed, versionPath);
  docs.forEach((doc, index) => {
    if (!isDeepStrictEqual(defined(unpacked[index]), defined(doc))) packed.others[index] = doc;
  });
  return packed;
}

/**
 * Packs the lists of documents in the global data.
 * @param source globalData.json
 * @throws where the docs plugin lists no documents
 */
export function packGlobalData(source: string): string {
  const data = JSON.parse(source) as Record<string, unknown>;
  const instances = (data['docusaurus-plugin-content-docs'] ?? {}) as DocsData;
  const versions = Object.values(instances).flatMap((instance) => instance.versions ?? []);
  if (versions.length === 0) throw outdated('packed-docs', 'globalData.json has no docs versions');
  for (const version of versions) {
    if (!version.docs) throw outdated('packed-docs', 'globalData.json lists no documents');
    Object.assign(version, { docs: packDocs(version.docs, version.path) });
  }
  return JSON.stringify(data);
}
