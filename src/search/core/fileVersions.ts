/** Versions of the search's files, each a digest of its bytes, by file name. */
export type FileVersions = Readonly<Record<string, string>>;

/** Writes the versions as the value of an attribute. */
export function formatFileVersions(versions: FileVersions): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name}:${version}`)
    .join(' ');
}

/** Reads what `formatFileVersions` wrote; what is not that gives no versions. */
export function parseFileVersions(text: string): FileVersions {
  return Object.fromEntries(
    text.split(' ').flatMap((entry) => {
      const [name, version, more] = entry.split(':');
      return name && version && more === undefined ? [[name, version]] : [];
    }),
  );
}
