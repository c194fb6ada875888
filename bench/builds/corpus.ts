import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parse } from 'yaml';
import { root } from '../support/workspace';

/** A page of the documentation in Markdown that every generator reads. */
type PlainPage = {
  /** Path below the documentation, without extension: "ace4/steps/jwt". */
  path: string;
  title: string;
  description: string;
  body: string;
};

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FENCE = /^( *)(`{3,}|~{3,}).*?\n[\s\S]*?^\1\2[`~]*[ \t]*$/gm;

/** Removes the syntax of this site from a page: components, and explicit heading ids. Code is unchanged. */
function plainBody(markdown: string): string {
  const code: string[] = [];
  const text = markdown.replace(FENCE, (fence) => `\uE000${code.push(fence) - 1}\uE000`);
  return text
    .replace(/^import .*$/gm, '')
    .replace(/<\/?[A-Z][A-Za-z]*(?:\s[^<>]*)?\/?>/g, '')
    .replace(/[ \t]*\{#[\w-]+\}[ \t]*$/gm, '')
    .replace(/\uE000(\d+)\uE000/g, (_, index: string) => code[Number(index)] ?? '');
}

function pagesOf(version: string, prefix: string): PlainPage[] {
  const folder = join(root, 'versioned_docs', `version-${version}`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!.*(?:^|[\\/])_).*\.mdx?$/.test(name))
    .map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const [whole = '', matter = ''] = FRONT_MATTER.exec(source) ?? [];
      const path = prefix + name.replaceAll(sep, '/').replace(/\.mdx?$/, '');
      const { title = path, description = '' } = (parse(matter) ?? {}) as Partial<PlainPage>;
      return { path, title, description, body: plainBody(source.slice(whole.length)) };
    });
}

/** All pages of both versions; those of ACE 4 are below ace4/. */
export const plainPages = (): PlainPage[] => [...pagesOf('ace5', ''), ...pagesOf('ace4', 'ace4/')];

/** Writes all pages as Markdown files below a folder. */
export function writePages(folder: string): void {
  for (const { path, title, description, body } of plainPages()) {
    const file = join(folder, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const matter = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
    writeFileSync(file, `---\n${matter}\n---\n${body}`);
  }
}
