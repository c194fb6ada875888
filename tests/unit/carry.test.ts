import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Carry } from '../../tools/lib/carry';
import { newPage } from '../../tools/lib/newPage';
import { idsOf, type Sidebar } from '../../tools/lib/sidebar';
import { docsProject } from '../support/docsProject';

const ACE5 = 'versioned_docs/version-ace5';
const TEXT = 'one\n\ntwo\n\nthree\n\nfour\n';

/** The small documentation in a Git repository, with a page of a few lines in each version. */
function repository() {
  const texts = [`${ACE5}/a.md`, 'docs/a.md', 'versioned_docs/version-ace4/a.md'];
  const { root, tree, read, json } = docsProject(
    Object.fromEntries(texts.map((path) => [path, TEXT])),
  );
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  const commit = () => {
    git('add', '-A');
    git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-qm', 'x');
  };
  commit();
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const carry = (from: string, to: string, base = 'HEAD', words: string[] = []) =>
    new Carry(tree, tree.version(from), tree.version(to), base).run(words);
  return { root, tree, read, json, write, commit, carry };
}

for (const [from, to] of [
  ['ace5', 'next'],
  ['ace5', 'ace4'],
  ['next', 'ace5'],
] as const) {
  test(`a fix is carried from ${from} to ${to} beside other changes there, once`, async () => {
    const { tree, read, write, commit, carry } = repository();
    const [source, target] = [from, to].map((name) => `${tree.version(name).folder}/a.md`);
    write(target ?? '', TEXT.replace('four', 'FOUR'));
    commit();
    write(source ?? '', TEXT.replace('one', 'ONE'));
    const expected = { path: target, state: 'carried over', problems: [] };
    assert.deepEqual(await carry(from, to), [expected]);
    assert.equal(read(target ?? ''), 'ONE\n\ntwo\n\nthree\n\nFOUR\n');
    assert.deepEqual(await carry(from, to), [{ ...expected, state: 'there already' }]);
  });
}

test('a conflict is marked in the file and told with its line, and does not block other files', async () => {
  const { read, write, commit, carry } = repository();
  write('docs/a.md', TEXT.replace('two', 'other'));
  commit();
  write(`${ACE5}/a.md`, TEXT.replace('two', 'TWO'));
  write(`${ACE5}/guides.md`, 'changed\n');
  const [page, guides] = await carry('ace5', 'next');
  assert.deepEqual([page?.state, guides?.state], ['conflict', 'carried over']);
  assert.match(
    page?.problems.join('\n') ?? '',
    /^docs\/a\.md:3: both versions changed this\. .*markers\.$/,
  );
  assert.equal(read('docs/a.md').split('\n')[2], '<<<<<<< docs/a.md');
});

test('a new page that Git does not know is carried with its entry in the sidebar', async () => {
  const { tree, json, carry } = repository();
  const page = { kind: 'step', title: 'Delay', section: 'Utility', versions: ['ace5'] };
  await newPage(tree, page);
  for (const [to, before] of [
    ['next', 'steps/logger'],
    ['ace4', 'steps/log'],
  ] as const) {
    const states = (await carry('ace5', to)).map(({ state }) => state);
    assert.deepEqual(states, ['carried over', 'carried over'], to);
    assert.ok(tree.has(`${tree.version(to).folder}/steps/delay.md`));
    const ids = idsOf(json<Sidebar>(tree.version(to).sidebar)['docs'] ?? []);
    assert.equal(ids[ids.indexOf('steps/delay') - 1], before);
    assert.ok((await carry('ace5', to)).every(({ state }) => state === 'there already'));
  }
});

test('a section that the other version does not have is told, and its sidebar stays valid', async () => {
  const { tree, json, carry } = repository();
  const page = { kind: 'guide', title: 'Delay', section: 'Guides', versions: ['ace5'] };
  await newPage(tree, page);
  const sidebar = (await carry('ace5', 'ace4')).at(-1);
  assert.match(sidebar?.problems.join() ?? '', /ace4-sidebars\.json:1: it has no section "Guides"/);
  assert.ok(json<Sidebar>(tree.version('ace4').sidebar)['docs']);
});

test('a page with another path in the other version is carried to that page', async () => {
  const { read, write, commit, carry } = repository();
  const log = 'versioned_docs/version-ace4/steps/log.md';
  write(log, read(`${ACE5}/steps/logger.md`).replace('title: Logger', 'title: Log'));
  commit();
  write(`${ACE5}/steps/logger.md`, `${read(`${ACE5}/steps/logger.md`)}More.\n`);
  assert.deepEqual((await carry('ace5', 'ace4'))[0]?.path, log);
  assert.match(read(log), /title: Log\n[\s\S]*More\.\n$/);
});

test('a deleted page is deleted, unless it was changed there', async () => {
  const { root, tree, write, carry } = repository();
  rmSync(join(root, ACE5, 'a.md'));
  write('versioned_docs/version-ace4/a.md', 'other\n');
  assert.equal((await carry('ace5', 'next'))[0]?.state, 'carried over');
  assert.ok(!tree.has('docs/a.md'));
  assert.match(
    (await carry('ace5', 'ace4'))[0]?.problems[0] ?? '',
    /ace4\/a\.md:1: .*a\.md was deleted/,
  );
});

test('what does not fit is told: a page that is not there, and one that both have', async () => {
  const { tree, write, carry } = repository();
  write(`${ACE5}/guides.md`, 'changed\n');
  write(`${ACE5}/b.md`, 'new\n');
  write('versioned_docs/version-ace4/b.md', 'also new\n');
  const problems = (await carry('ace5', 'ace4')).flatMap((one) => one.problems);
  assert.equal(problems.length, 2);
  assert.match(problems[0] ?? '', /ace4\/b\.md:1: both versions have a new file/);
  assert.match(problems[1] ?? '', /ace5\/guides\.md:1: ace4 does not have .*guides\.md/);
  assert.ok(!tree.has('versioned_docs/version-ace4/guides.md'));
});

test('only the files that are named are carried, since the commit that is named', async () => {
  const { write, commit, carry } = repository();
  write(`${ACE5}/a.md`, 'changed\n');
  write(`${ACE5}/guides.md`, 'changed\n');
  commit();
  assert.deepEqual(await carry('ace5', 'next'), []);
  const paths = (await carry('ace5', 'next', 'HEAD~1', ['guides'])).map(({ path }) => path);
  assert.deepEqual(paths, ['docs/guides.md']);
  await assert.rejects(carry('ace5', 'next', 'nothing'), /git diff .*nothing/);
});
