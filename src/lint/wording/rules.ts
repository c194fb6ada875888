import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A word, or a turn of phrase, that pages do not use. */
export type WordingRule = {
  pattern: RegExp;
  /** What to do instead, as the end of a sentence that begins with the word. */
  remedy: string;
  /** Sentences that break the rule, and sentences that come close to it, for the test. */
  wrong: readonly string[];
  right: readonly string[];
};

type Recorded = Omit<WordingRule, 'pattern'> & { pattern: string; flags?: string };

const recorded = parse(readFileSync(join(__dirname, 'wording.yml'), 'utf8')) as {
  rules: Recorded[];
  doubt: { remedy: string; rules: Omit<Recorded, 'remedy'>[] };
  names: { name: string; wrong: string; example: string }[];
};

const ruleOf = ({ pattern, flags, ...rule }: Recorded): WordingRule => ({
  ...rule,
  pattern: new RegExp(pattern, flags),
});

/** The rules for every text of a page. */
export const wordingRules: readonly WordingRule[] = recorded.rules.map(ruleOf);

/** The rules for what a page says; a question of `review` is doubt. */
export const doubtRules: readonly WordingRule[] = recorded.doubt.rules.map((rule) =>
  ruleOf({ ...rule, remedy: recorded.doubt.remedy }),
);

/** The one spelling of each product, service and feature. */
export const nameRules: readonly WordingRule[] = recorded.names.map(({ name, wrong, example }) => ({
  pattern: new RegExp(wrong),
  remedy: `is written "${name}"`,
  wrong: [example],
  right: [`Use ${name} for it.`],
}));
