import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { dataFolders } from '../../../src/markdown/expand';

const folder = join(__dirname, '../../../src/content');
const propertiesFolder = join(folder, 'steps/properties');

type Loader = (this: object, source: string) => string;

/** The files and folders on which a page depends. */
async function dependencies(name: string, source: string, root = '/site') {
  // The bundler loads it as JavaScript, without types.
  const path: string = '../../../src/plugins/content-data/dataOfPage.mjs';
  const { default: load } = (await import(path)) as { default: Loader };
  const found: string[] = [];
  const add = (path: string) => void found.push(path);
  const context = {
    getOptions: () => ({ folder, folders: dataFolders }),
    resourcePath: `${root}/steps/${name}.md`,
    addDependency: add,
    addContextDependency: add,
  };
  assert.equal(load.call(context, source), source);
  return found;
}

test('a page is compiled again when the data that it shows change', async () => {
  const counterparts = join(folder, 'versions/counterparts.json');
  const releases = join(folder, 'releases');
  const file = (name: string) => join(propertiesFolder, `${name}.yaml`);
  const texts = ['/site/steps/_release.md', '/site/steps/_empty.md'];
  for (const [name, source, ...expected] of [
    ['retry', '<Properties />\n\n<Properties of="common" />', file('retry'), file('common')],
    ['renamed', '<Properties />', propertiesFolder],
    ['retry', 'Text.'],
    ['retry', '---\nstep:\n  group: Logic\n---', releases],
    ['release_24_6', '<Release release="24.6" />', releases, ...texts],
  ] as const)
    assert.deepEqual(await dependencies(name, source), [counterparts, ...expected], source);
  const [, ...terms] = await dependencies('retry', 'Text.', '/site/versioned_docs/version-1.0');
  assert.deepEqual(terms, ['/site/versioned_docs/version-1.0/intro/glossary.md']);
  const catalogue = await dependencies('steps_intro', '<StepCatalogue />');
  for (const path of ['docs/steps', 'sidebars.json', 'versioned_sidebars'])
    assert.ok(catalogue.includes(join(folder, '../..', path)), path);
});
