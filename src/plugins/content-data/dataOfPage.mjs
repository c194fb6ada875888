import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Loader that names what a page contains of the recorded data: the page is compiled again when that changes, also by the
 * next build. Its options are the folder of the data, and the folders in it by the name of the element.
 */
export default function dataOfPage(source) {
  const { folder, folders } = this.getOptions();
  for (const [, name, attributes] of source.matchAll(/<([A-Z]\w+)\b([^>]*)/g)) {
    if (!Object.hasOwn(folders, name)) continue;
    const data = join(folder, folders[name]);
    const [, of = basename(this.resourcePath, '.md')] = /\bof="([^"]*)"/.exec(attributes) ?? [];
    const file = join(data, `${of}.yaml`);
    // The step can have the name of its page in another version.
    if (name === 'Properties' && existsSync(file)) this.addDependency(file);
    else this.addContextDependency(data);
    if (name !== 'Release') continue;
    for (const text of ['_release.md', '_empty.md'])
      this.addDependency(join(dirname(this.resourcePath), text));
  }
  return source;
}
