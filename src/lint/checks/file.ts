import type { Page } from '../page';

/** The path of a page is its address, which readers type and other pages link to. */
export const PATH = /^[a-z0-9_/.-]+$/;

/** Requires a path that needs no escapes in an address, and is the same on each file system. */
export function checkPath(page: Page): void {
  const name = page.path.slice(page.versionDir.length + 1);
  if (PATH.test(name)) return;
  const better = name.toLowerCase().replaceAll(/[^a-z0-9_/.-]+/g, '_');
  page.report(
    1,
    `The path of a page consists of lowercase letters, digits, "_" and "-". Rename the file to "${better}".`,
  );
}

/** Characters that no file should contain, and what to do. An editor that reads .editorconfig writes none of the first four. */
const RULES: [pattern: RegExp, message: string][] = [
  [/^\uFEFF/, 'The file begins with a byte order mark. Save it as UTF-8 without one.'],
  [/\r/, 'The lines end with CRLF. Let your editor write LF.'],
  // A sample of output can have tabs between its columns.
  [/^ *\t/m, 'The line is indented with a tab. Indent with spaces.'],
  [/[ \t]+\r?$/m, 'The line ends with spaces. Remove them.'],
  [/\uFFFD/, 'The file is not UTF-8: a character is not readable. Save it again as UTF-8.'],
];

/** Requires a text file as every editor and Git write it; the first place of each fault is reported. */
export function checkText(page: Page): void {
  const source = String(page.file);
  for (const [pattern, message] of RULES) {
    const at = source.search(pattern);
    if (at >= 0) page.report(page.lineAt(at), message);
  }
}
