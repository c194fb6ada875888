import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialectVersion } from '@ace-docs/flow-runner';
import { parse } from 'yaml';
import { lastVersion, type PageKey, versionNames } from '../site/versions';
import { counterpartOf } from './versions/counterpartTable';

/** The file with what readers ask who need a page, by topic, relative to the project. */
export const questionsFile = 'versioned_docs/search-questions.yml';

/** The questions of each topic; one that only the page of a version answers is a record with its name. */
export type Questions = Readonly<
  Record<string, readonly (string | Readonly<Record<string, string>>)[]>
>;

/** What a version is asked alone. It goes on with what an earlier one with the same format of flows was asked. */
export function askedAlone(
  asked: Readonly<Record<string, string>>,
  version: string,
  names = versionNames,
): string | undefined {
  const earlier = names.slice(names.indexOf(version));
  const isAlike = (name: string) => dialectVersion(name) === dialectVersion(version);
  const name = earlier.filter(isAlike).find((one) => Object.hasOwn(asked, one));
  return name && asked[name];
}

/** The topic of a page: the ID of the current page on it, or its own if it has none or is another page on its topic. */
export function topicOf({ version, id }: PageKey): string {
  const current = counterpartOf(version, id, lastVersion);
  return current && counterpartOf(lastVersion, current, version) === id ? current : id;
}

/**
 * Reads what readers ask who need a page.
 * @param projectDir the folder of the project
 * @returns the questions of each page
 */
export function readQuestions(projectDir: string): (page: PageKey) => string[] {
  const source = readFileSync(join(projectDir, questionsFile), 'utf8');
  const questions = (parse(source) ?? {}) as Questions;
  return (page) =>
    (questions[topicOf(page)] ?? []).flatMap((asked) =>
      typeof asked === 'string' ? [asked] : (askedAlone(asked, page.version) ?? []),
    );
}
