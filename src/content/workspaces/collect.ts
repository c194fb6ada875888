import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FlowVersion } from '../../flow/types';
import { addressOf, type PageKey } from '../../site/versions';
import { titleOf } from '../examples/collect';
import guidance from './guidance.json';

/** The pages whose files can be downloaded: those that build something from beginning to end. */
const PAGES = /^(?:ace_cookbook\/recipes|tutorials)\//;
/** The files of a workspace; a title such as `archive.js` is a file of the reader. */
const FILE = /^(?:package\.yaml|(?:apis|flows|routes|schemas)\/[\w./-]+)$/;

/** The files of a workspace that a page shows, by path. */
export function workspaceFiles(tree: Root): Map<string, string> {
  const files = new Map<string, string>();
  visit(tree, 'code', (node: Code) => {
    const title = titleOf(node);
    if (FILE.test(title)) files.set(title, `${node.value}\n`);
  });
  return files;
}

/** Whether a page can have a workspace. */
export const isWorkspacePage = ({ id }: PageKey): boolean => PAGES.test(id);

/** Whether the files of a page are offered as a workspace. */
export const isWorkspace = (page: PageKey, files: ReadonlyMap<string, string>): boolean =>
  isWorkspacePage(page) && [...files.keys()].some((path) => path.startsWith('flows/'));

/** Path of the ZIP file of a page on the site, below the base URL. */
export const workspacePath = ({ version, id }: PageKey): string =>
  `workspaces/${version}/${id.split('/').at(-1)}.zip`;

/**
 * The README of a workspace: what it contains and how to add it to one's own.
 * @param site URL of the site, with the base URL
 */
export function workspaceReadme(
  title: string,
  page: PageKey & { version: FlowVersion },
  paths: readonly string[],
  site: string,
): string {
  const { steps, page: id, title: more } = guidance[page.version];
  const url = (key: PageKey) => site + addressOf(key).slice(1);
  return [
    `# ${title}`,
    `The files of the page ${url(page)}:`,
    paths.map((path) => `- \`${path}\``).join('\n'),
    'To use them:',
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    `See [${more}](${url({ version: page.version, id })}).\n`,
  ].join('\n\n');
}
