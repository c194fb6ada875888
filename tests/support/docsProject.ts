import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { filesIn } from '../../tools/lib/built';
import { DocsTree } from '../../tools/versions/docsTree';
import { project } from './project';

/** A page with a title, tags and text. */
export const page = (title: string, text = 'Text.', tags = 'steps, logic') =>
  `---\ntitle: ${title}\ntags: [${tags}]\n---\n\n${text}\n`;

const sidebar = (...steps: string[]) =>
  JSON.stringify({
    docs: [
      'index',
      {
        type: 'category',
        label: 'Steps',
        items: ['steps/steps_intro', { type: 'category', label: 'Utility', items: steps }],
      },
      {
        type: 'category',
        label: 'Guides',
        link: { type: 'doc', id: 'guides' },
        items: ['guides/files'],
      },
    ],
  });

const PAGES = {
  'index.md': page('Introduction', 'See [Logger](steps/logger.md#level).'),
  'steps/steps_intro.md': page('Flow step overview'),
  'steps/logger.md': page('Logger', 'See [Files](../guides/files.md).\n\n## Level\n\nText.'),
  'guides.md': page('Guides'),
  'guides/files.md': page(
    'Files',
    'See [Logger](../steps/logger.md), [level][1] and [Files](./files.md#a).\n\n[1]: ../steps/logger.md#level',
    'logic',
  ),
};

const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/**
 * Creates a small documentation with two published versions and a next one. In the older version, the step Logger has
 * the page steps/log, and the guide has no counterpart.
 * @param more further files, by path below the project
 * @returns its tree, and a function to run a command of tools/ in it
 */
export function docsProject(more: Record<string, string> = {}) {
  const root = project({
    ...below('versioned_docs/version-ace5', PAGES),
    ...below('docs', PAGES),
    ...below('versioned_docs/version-ace4', {
      'index.md': PAGES['index.md'].replace('logger.md', 'log.md'),
      'steps/steps_intro.md': PAGES['steps/steps_intro.md'],
      'steps/log.md': page('Log', 'Text.\n\n## Level\n\nText.'),
    }),
    'versioned_sidebars/version-ace5-sidebars.json': sidebar('steps/logger'),
    'versioned_sidebars/version-ace4-sidebars.json': sidebar('steps/log').replace('Guides', 'Help'),
    'sidebars.json': sidebar('steps/logger'),
    'src/site/route-table.json':
      '{ "about": "", "redirects": { "ace5": { "steps/log": "steps/logger" } } }',
    'src/content/versions/counterparts.json':
      '[{ "pages": { "ace4": "steps/log", "ace5": "steps/logger" } }]',
    ...more,
  });
  const run = (command: string, ...args: string[]) =>
    // Without the process of tsx, which takes three times as long as the command.
    spawnSync(
      process.execPath,
      ['--require', require.resolve('tsx/cjs'), resolve('tools', command), ...args],
      { cwd: root, encoding: 'utf8' },
    );
  const tree = new DocsTree(root);
  return { root, tree, read: tree.text, run };
}

/** Tests that a command refuses arguments with a message, without a stack, and changes nothing. */
export function testRefusals(
  command: string,
  mistakes: readonly (readonly [mistake: string, args: readonly string[], message: RegExp])[],
): void {
  for (const [mistake, args, message] of mistakes) {
    test(`${mistake}: the message says what to do, and nothing changes`, () => {
      const { root, read, run } = docsProject();
      const content = () => filesIn(root).map((path) => [path, read(path)]);
      const before = content();
      const { status, stderr } = run(command, ...args);
      assert.equal(status, 1);
      assert.match(stderr, message);
      assert.deepEqual(content(), before);
    });
  }
}
