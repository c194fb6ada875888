import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Loader that names the files whose properties a page shows: the page is compiled again when one of them changes.
 * Its option `folder` is that of the properties.
 */
export default function propertiesOfPage(source) {
  const lists = [...source.matchAll(/<Properties\b([^>]*)/g)];
  const { folder } = this.getOptions();
  for (const [, attributes] of lists) {
    const [, of = basename(this.resourcePath, '.md')] = /\bof="([^"]*)"/.exec(attributes) ?? [];
    const file = join(folder, `${of}.yaml`);
    // The step can have the name of its page in another version.
    if (existsSync(file)) this.addDependency(file);
    else this.addContextDependency(folder);
  }
  return source;
}
