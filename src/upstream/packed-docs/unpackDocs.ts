/** The documents of a version: ids, one line each; `others` holds what does not follow from the id, by index. */
export type PackedDocs = { ids: string; sidebar?: string; others: Record<number, unknown> };

/** The documents of a version as the global data lists them. */
export function unpackDocs({ ids, sidebar, others }: PackedDocs, versionPath: string): unknown[] {
  return ids
    .split('\n')
    .map(
      (line, index) => others[index] ?? { id: line.slice(1), path: versionPath + line, sidebar },
    );
}

type GlobalData = Record<string, Record<string, { versions?: { path: string; docs: unknown }[] }>>;

/** The global data of the app, its lists of documents unpacked in place. */
export function unpackGlobalData(data: GlobalData): GlobalData {
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of instance.versions ?? []) {
      version.docs = unpackDocs(version.docs as PackedDocs, version.path);
    }
  }
  return data;
}
