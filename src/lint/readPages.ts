import { posix, resolve } from 'node:path';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { filesOf, slashed } from '../content/pages/files';
import { type Page, readPage } from './page';

/** The pages of a project. */
export type Pages = {
  pages: readonly Page[];
  /** Files that do not parse: each has a message. */
  unreadable: readonly VFile[];
};

/** Calls a function for each item; if it throws the message of a parser, the file of the item becomes unreadable. */
function readEach<Item>(
  items: readonly Item[],
  pathOf: (item: Item) => string,
  read: (item: Item) => Page,
): Pages {
  const unreadable: VFile[] = [];
  const pages = items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const file = new VFile({ path: pathOf(item) });
      file.message(error.reason, error.place);
      unreadable.push(file);
      return [];
    }
  });
  return { pages, unreadable };
}

function requireEnding(path: string): void {
  if (path.endsWith('.md')) return;
  const name = posix.basename(path).replace(/\.\w+$/, '.md');
  throw new VFileMessage(`The name of a page ends with ".md". Rename the file to "${name}".`);
}

/** Opens the pages of some folders: reads their front matter. Their text is parsed on first access. */
export function openPages(projectDir: string, folders: readonly string[]): Pages {
  const root = slashed(resolve(projectDir));
  const files = folders.flatMap((folder) => {
    const { pages, misnamed } = filesOf(`${root}/${folder}`);
    return [...pages, ...misnamed].map((path) => ({ folder, path }));
  });
  return readEach(
    files,
    ({ folder, path }) => `${folder}/${path}`,
    ({ folder, path }) => {
      requireEnding(path);
      return readPage(`${root}/${folder}`, path, root);
    },
  );
}

/** Parses the text of the pages that a filter wants; those that do not parse become unreadable. */
export function parsePages(opened: Pages, isWanted: (page: Page) => boolean): Pages {
  const { pages, unreadable } = readEach(
    opened.pages,
    ({ name }) => name,
    (page) => {
      if (isWanted(page)) void page.headings;
      return page;
    },
  );
  return { pages, unreadable: [...opened.unreadable, ...unreadable] };
}
