import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastVersion } from '../../../src/site/versions';
import { edit } from '../siteCopy';
import { hostileStrings } from '../../../tools/lib/hostileStrings';

/** Strings of each page. */
const PER_PAGE = 40;

/** The strings of each page, as a reader sees them. */
export const pagesOfStrings: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(hostileStrings.length / PER_PAGE) },
  (_, at) => hostileStrings.slice(at * PER_PAGE, (at + 1) * PER_PAGE).map(shown),
);

/** The ID of a page below its version. */
export const idOf = (at: number): string => `hostile/page-${at}`;

/** A string as a file of text can hold it: a file has neither half characters nor, in Markdown, null bytes. */
function shown(text: string): string {
  return Buffer.from(text).toString().replaceAll('\0', '\ufffd');
}

/** A text as running text of Markdown: what has a meaning there is escaped. */
export const inMarkdown = (text: string): string =>
  text
    .replace(/[!-/:-@[-`{-~]/g, '\\$&')
    .replace(/[^\S\v]/g, (space) => `&#x${space.codePointAt(0)!.toString(16)};`);

/** On one line, for where Markdown has no other. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** As inline code. */
function inCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks} ${oneLine(text).replaceAll('|', '\\|') || 'x'} ${ticks}`;
}

const FENCE = '~'.repeat(20);
const block = (language: string, title: string, code: string) =>
  `${FENCE}${language} title="${oneLine(title).replaceAll('"', '')}"\n${code}\n${FENCE}\n`;

const LANGUAGES = ['json', 'yaml', 'jsonata', 'javascript'];

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A flow about the strings, which a reader can run. */
const flow = (at: number, texts: readonly string[]) =>
  [
    block('json', 'Input document', json({ texts })),
    block(
      'yaml',
      `flows/page${at}.yaml`,
      json({
        description: texts.join(' '),
        steps: [
          {
            name: texts[0],
            description: texts[1],
            stepType: 'jsonata',
            config: { maps: [{ jsonata: '$join(texts)', targetPath: 'result' }] },
          },
        ],
      }),
    ),
    block('json', 'Result', json({ doc: { texts, result: texts.join('') }, errors: [] })),
  ].join('\n');

/** One of the strings in each place that a page can have beside those for all of them. */
function section(text: string, next: string): string {
  const escaped = inMarkdown(text);
  return [
    `**${escaped}**, [${escaped}](./${next} "To ${escaped}"), ![A ${escaped}](/img/mark.svg "A ${escaped}"). <Unconfirmed id="one" />`,
    `:::note[${escaped}]\n\n- ${escaped}\n\n:::`,
    `<Tabs groupId="hostile">\n<TabItem value="first">\n\n${escaped}\n\n</TabItem>\n<TabItem value="second">\n\nx\n\n</TabItem>\n</Tabs>`,
  ].join('\n\n');
}

const table = (head: string, texts: readonly string[]) =>
  [
    `| ${head} | Type | Meaning |\n| --- | --- | --- |`,
    ...texts.map((text) => `| ${inMarkdown(text)} | ${inCode(text)} | x |`),
  ].join('\n');

/** The front matter of a page. The checks refuse a backslash in what becomes part of the page. */
export function frontMatterOf(texts: readonly string[], at: number) {
  const named = texts.map((text) => text.replaceAll('\\', '/'));
  return {
    title: `Page ${at} ${named.join(' ')}`,
    sidebar_label: `Page ${at} ${named[at % named.length]}`,
    description: named[0],
    keywords: named,
    tags: ['hostile'],
    step: { group: 'Utility', stepType: named[1], summary: named[2] },
    review: { one: texts.join(' ') },
  };
}

function page(texts: readonly string[], at: number): string {
  const some = texts.filter((_, index) => index % 10 === 0);
  return [
    `---\n${json(frontMatterOf(texts, at))}\n---`,
    `${inMarkdown(texts[0] ?? '')}`,
    ...some.map((text) => section(text, `page-${(at + 1) % pagesOfStrings.length}.md`)),
    ...LANGUAGES.map((language, index) =>
      block(language, some[index % some.length] ?? '', texts.join('\n')),
    ),
    table(inMarkdown(texts[0] ?? ''), texts.slice(0, PER_PAGE / 2)),
    table('Property', texts.slice(PER_PAGE / 2)),
    ...texts.map((text) => `## ${inMarkdown(text)}\n\nx`),
    `## Example\n\n${flow(at, some)}`,
  ].join('\n\n');
}

/** Changes a JSON file of a copy. */
const editJson = <Content>(path: string, change: (content: Content) => void) =>
  edit(path, (before) => {
    const content = JSON.parse(before) as Content;
    change(content);
    return json(content);
  });

/**
 * Adds pages and data with all hostile strings to a copy of the site: in titles, descriptions, headings, links, code,
 * tables and all else that a page or its data can contain.
 * @param dir the copy, which has the page steps/jwt
 */
export function addHostileContent(dir: string): void {
  const docs = join(dir, `versioned_docs/version-${lastVersion}`);
  mkdirSync(join(docs, dirname(idOf(0))));
  for (const [at, texts] of pagesOfStrings.entries())
    writeFileSync(join(docs, `${idOf(at)}.md`), page(texts, at));
  // Data has all strings at once.
  const all = hostileStrings.map(shown);
  const texts = oneLine(all.filter((_, at) => at % 50 === 0).join(' '));
  editJson<{ docs: unknown[] }>(
    join(dir, `versioned_sidebars/version-${lastVersion}-sidebars.json`),
    (sidebar) =>
      sidebar.docs.push({
        type: 'category',
        label: texts,
        items: pagesOfStrings.map((_, at) => idOf(at)),
      }),
  );
  edit(
    join(dir, 'versioned_docs/tags.yml'),
    (tags) => `${tags}\nhostile: ${JSON.stringify({ label: texts, description: texts })}\n`,
  );
  editJson<Record<string, unknown>>(join(dir, 'src/content/tabs/groups.json'), (groups) => {
    groups.hostile = { label: texts, tabs: { first: all[0], second: texts } };
  });
  editJson<{
    releases: string[];
    changes: { feature: string; sentence: string; upgrade: unknown }[];
  }>(join(dir, `src/content/releases/${lastVersion}.json`), ({ changes }) => {
    for (const [at, change] of changes.entries())
      change.feature = change.sentence = change.upgrade = oneLine(all[at * 10] ?? texts);
  });
  const meaning = all.map(inMarkdown).join(' ');
  const values = all.map(oneLine).filter(Boolean);
  writeFileSync(
    join(dir, 'src/content/steps/properties/jwt.yaml'),
    json({
      properties: [
        {
          label: inMarkdown(texts),
          key: 'a',
          type: 'string',
          required: inMarkdown(texts),
          meaning,
        },
        { label: 'Default', key: 'b', type: 'string', default: texts, values, meaning: 'x' },
      ],
    }),
  );
}
