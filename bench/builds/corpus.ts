import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../support/workspace';

/** A page of the documentation in Markdown that every generator reads. */
export type PlainPage = {
  /** Path below the documentation, without extension: "ace4/steps/jwt". */
  path: string;
  title: string;
  description: string;
  body: string;
};

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FENCE = /^( *)(`{3,}|~{3,}).*?\n[\s\S]*?^\1\2[`~]*[ \t]*$/gm;

/**
 * Removes the syntax of this site from a page: components, and explicit heading ids. Code is unchanged.
 */
export function plainBody(markdown: string): string {
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
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const [whole = '', matter = ''] = FRONT_MATTER.exec(source) ?? [];
      const { title, description } = (parse(matter) ?? {}) as Partial<PlainPage>;
      const path =
        prefix +
        name
          .split(sep)
          .join('/')
          .replace(/\.mdx?$/, '');
      return {
        path,
        title: title ?? path,
        description: description ?? '',
        body: plainBody(source.slice(whole.length)),
      };
    });
}

/** All pages of both versions; those of ACE 4 are below ace4/. */
export function plainPages(): PlainPage[] {
  return [...pagesOf('ace5', ''), ...pagesOf('ace4', 'ace4/')];
}

/**
 * Repeats pages: the second time below copy-2/, and so on. Every copy has a unique title.
 * @param times 1 returns the pages unchanged
 */
export function repeated(pages: readonly PlainPage[], times: number): PlainPage[] {
  return Array.from({ length: times }, (_, index) => index + 1).flatMap((copy) =>
    copy === 1
      ? pages
      : pages.map((page) => ({
          ...page,
          path: `copy-${copy}/${page.path}`,
          title: `${page.title} ${copy}`,
        })),
  );
}

/**
 * Makes the copy of a page valid for the checks of this site: a unique title and description, no custom URL, and
 * no step data, which only step pages can have.
 * @param source a page with its front matter
 */
export function copiedPage(source: string, copy: number): string {
  return source.replace(FRONT_MATTER, (_, matter: string) => {
    const data = parse(matter) as Record<string, unknown>;
    delete data.slug;
    delete data.step;
    data.title = `${String(data.title)} ${copy}`;
    // A description may have 160 characters.
    data.description = `${String(data.description).slice(0, 155)} ${copy}`;
    return `---\n${stringify(data)}---\n`;
  });
}

/** Copies a folder of pages of this site. */
export function copyPages(from: string, to: string, copy: number): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (!/\.mdx?$/.test(name)) continue;
    writeFileSync(file, copiedPage(readFileSync(file, 'utf8'), copy));
  }
}

/** Writes pages as Markdown files below a folder. */
export function writePages(pages: readonly PlainPage[], folder: string): void {
  for (const { path, title, description, body } of pages) {
    const file = join(folder, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const matter = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
    writeFileSync(file, `---\n${matter}\n---\n${body}`);
  }
}
