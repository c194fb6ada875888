import { VFileMessage } from 'vfile-message';
import { checkPage } from '../checkPage';
import { Contents, type KnownContents } from '../contents';
import type { Page } from '../page';
import { contextOf } from '../pageContext';
import { type DocsFolder, openFolders } from '../readPages';

/** What a thread is to do with the pages of a project. Pages are named by their paths below the project. */
export type Task = {
  projectDir: string;
  folders: readonly string[];
  /** What is known of the pages. */
  contents: KnownContents;
  /** Pages whose content is not known. */
  read: readonly string[];
  /** Pages to check. */
  check: readonly string[];
  /** Pages that do not parse. */
  unreadable: readonly string[];
};

/** What a thread has found. */
export type Result = {
  contents: KnownContents;
  /** The pages of `check` without a problem. */
  passed: string[];
};

// A thread reads and checks the same pages: their trees stay in memory between its two tasks.
const contents = new Contents();
let open: DocsFolder[] | undefined;

/** Whether a page parses. The main thread reports what is wrong with it. */
function isReadable(page: Page): boolean {
  try {
    void page.headings;
    return true;
  } catch (error) {
    if (error instanceof VFileMessage) return false;
    throw error;
  }
}

async function passes(page: Page, context: ReturnType<typeof contextOf>): Promise<boolean> {
  await checkPage(page, context);
  return page.file.messages.length === 0;
}

/** Reads and checks pages of one project. */
export default async function runTask(task: Task): Promise<Result> {
  contents.add(task.contents);
  open ??= openFolders(task.projectDir, task.folders, (version) => contents.cacheOf(version));
  const folders = open.map((folder) => ({
    ...folder,
    pages: folder.pages.filter(({ name }) => !task.unreadable.includes(name)),
  }));
  const pages = new Map(folders.flatMap((folder) => folder.pages.map((page) => [page.name, page])));
  const named = (names: readonly string[]) => names.flatMap((name) => pages.get(name) ?? []);
  named(task.read).forEach(isReadable);
  const passed: string[] = [];
  if (task.check.length > 0) {
    const context = contextOf(task.projectDir, folders, task.unreadable);
    for (const page of named(task.check)) if (await passes(page, context)) passed.push(page.name);
  }
  return { contents: contents.known, passed };
}
