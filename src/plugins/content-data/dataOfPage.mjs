import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Loader that names what a page contains of the recorded data: the page is compiled again when that changes, also by the
 * next build. Its options are the folder of the data, and by the name of the element the folders and files, relative to it.
 */
export default function dataOfPage(source) {
  const { folder, folders } = this.getOptions();
  // What src/markdown/page-facts.ts and <Properties /> add.
  this.addDependency(join(folder, 'versions/counterparts.json'));
  if (/^step:/m.test(source)) this.addContextDependency(join(folder, 'releases'));
  // The definitions of terms (src/markdown/mark-terms.ts).
  const [version] = /^.*[\\/]version-[^\\/]+[\\/]/.exec(this.resourcePath) ?? [];
  if (version) this.addDependency(join(version, 'intro/glossary.md'));
  for (const [, name, attributes] of source.matchAll(/<([A-Z]\w+)\b([^>]*)/g)) {
    const data = Object.hasOwn(folders, name) ? folders[name].map((own) => join(folder, own)) : [];
    const [, of = basename(this.resourcePath, '.md')] = /\bof="([^"]*)"/.exec(attributes) ?? [];
    const file = join(data[0] ?? '', `${of}.yaml`);
    // The step can have the name of its page in another version.
    if (name === 'Properties' && existsSync(file)) this.addDependency(file);
    else
      for (const own of data) {
        if (/\.(?:json|ts)$/.test(own)) this.addDependency(own);
        else this.addContextDependency(own);
      }
    if (name !== 'Release') continue;
    for (const text of ['_release.md', '_empty.md'])
      this.addDependency(join(dirname(this.resourcePath), text));
  }
  return source;
}
