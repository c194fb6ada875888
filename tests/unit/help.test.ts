import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { commandList } from '../../tools/lib/commandList';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('"npm run help" lists every command of package.json once, and no other', () => {
  const output = execFileSync('node_modules/.bin/tsx', ['tools/help.ts'], { encoding: 'utf8' });
  const listed = [...output.matchAll(/^ {2}npm run (\S+) {2,}\S/gm)].map(([, name]) => name);
  const expected = Object.keys(scripts).filter((name) => name !== 'help');
  assert.deepEqual(
    listed.sort(),
    expected.sort(),
    'Describe each command of package.json in tools/lib/commandList.ts.',
  );
});

test('the lines fit into a terminal, and are no sentences', () => {
  for (const line of Object.values(commandList).flatMap((lines) => Object.values(lines))) {
    assert.ok(line.length <= 90 && !line.endsWith('.'), line);
  }
});

test('a command says what it does, and its options', () => {
  for (const [file, option] of [
    ['new', '--counterpart'],
    ['docs-carry', '--base'],
    ['release', '--dry-run'],
  ]) {
    const output = execFileSync('node_modules/.bin/tsx', [`tools/${file}.ts`, '--help'], {
      encoding: 'utf8',
    });
    assert.match(output, /^npm run \S+.*: [a-z]/);
    assert.match(output, new RegExp(`^ {2}${option} `, 'm'));
  }
});
