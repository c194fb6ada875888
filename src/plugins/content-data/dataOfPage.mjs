import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folders with the data of the elements that src/markdown replaces. */
const FOLDERS = {
  Diagram: ['diagrams'],
  FlowRunnerCoverage: ['../../packages/flow-runner/src'],
  MigrationTable: ['versions'],
  Release: ['releases'],
  ReleaseFilter: ['releases'],
  Since: ['releases'],
  StepCatalogue: ['releases', 'steps', '../../versioned_docs', '../../versioned_sidebars'],
};

/**
 * Loader that names what a page contains of the recorded data: the page is compiled again when that changes, also by the
 * next build. Its option `folder` is that of the data.
 */
export default function dataOfPage(source) {
  const { folder } = this.getOptions();
  // What src/markdown/page-facts.ts adds.
  this.addDependency(join(folder, 'versions/counterparts.json'));
  if (/^step:/m.test(source)) this.addContextDependency(join(folder, 'releases'));
  for (const [, name, attributes] of source.matchAll(/<([A-Z]\w+)\b([^>]*)/g)) {
    for (const own of FOLDERS[name] ?? []) this.addContextDependency(join(folder, own));
    if (name === 'Release') {
      for (const text of ['_release.md', '_empty.md'])
        this.addDependency(join(dirname(this.resourcePath), text));
    }
    if (name !== 'Properties') continue;
    const [, of = basename(this.resourcePath, '.md')] = /\bof="([^"]*)"/.exec(attributes) ?? [];
    const file = join(folder, 'steps/properties', `${of}.yaml`);
    // The step can have the name of its page in another version.
    if (existsSync(file)) this.addDependency(file);
    else this.addContextDependency(dirname(file));
  }
  return source;
}
