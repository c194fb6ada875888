import { documentedSteps } from './stepProperties';
import { partsOf, propertiesFileOf, propertiesOf } from './propertiesOf';

/** A key by its path from the step, such as `config.maps[].targetPath`. */
export type StepKey = { path: string; type?: string; values?: string[] };

/** What an editor of flow files completes in a version. */
export type StepKeys = {
  /** The keys of every step. */
  common: StepKey[];
  /** By `stepType`: the name of the step, and its own keys. */
  steps: Record<string, { name: string; keys: StepKey[] }>;
};

/** The file with the properties of every step. */
const COMMON = 'common';

function keysOf(version: string, file: string): StepKey[] {
  const all = partsOf(version, file).flatMap((part) =>
    propertiesOf(version, file, part || undefined),
  );
  return all.flatMap(({ key, at, type, values }): StepKey[] =>
    key === undefined
      ? []
      : [
          {
            path: at === 'step' || key.startsWith('config.') ? key : `config.${key}`,
            ...(type !== undefined && { type: [type].flat().join(' | ') }),
            ...(values && { values }),
          },
        ],
  );
}

/**
 * The keys of the steps of a version, from their recorded properties.
 * @param pages the pages about steps: name of the page, title, and type of the step
 */
export function stepKeysOf(
  version: string,
  pages: readonly { slug: string; name: string; stepType: string }[],
): StepKeys {
  const steps = pages.map(({ slug, name, stepType }) => {
    const file = propertiesFileOf(version, slug);
    return [stepType, { name, keys: file === undefined ? [] : keysOf(version, file) }] as const;
  });
  return {
    common: documentedSteps().includes(COMMON) ? keysOf(version, COMMON) : [],
    steps: Object.fromEntries(steps),
  };
}
