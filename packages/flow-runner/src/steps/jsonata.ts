import { evaluateJsonata } from '../jsonata';
import { InvalidFlow, NotDocumented, StepFailure } from '../problems';
import { read, write } from '../paths';
import type { Json } from '../types';
import { listOf, type Run } from '../rule';

const PAGE = 'steps/jsonata_map';

export const jsonata: Run = async (step, flow) => {
  for (const map of listOf(step, 'maps')) {
    if (!map.targetPath)
      throw new StepFailure("Jsonata Step: missing 'config.targetPath' property", PAGE);
    if (typeof map.jsonata !== 'string')
      throw new InvalidFlow('"jsonata" must be a string with an expression.');
    if (Object.keys((map.mergeArrayItems as Json | undefined) ?? {}).length > 0)
      throw new NotDocumented('in which order Merge Array Items returns the items', PAGE);
    const source = map.sourcePath ? read(flow.doc, map.sourcePath) : flow.doc;
    if (source === undefined)
      throw new NotDocumented('what an expression reads if its source path has no node', PAGE);
    const value = await evaluateJsonata(map.jsonata, source, flow, PAGE);
    if (value === undefined || (value === null && !map.setNullSource)) continue;
    write(flow.doc, map.targetPath, value, { append: map.append, page: PAGE });
  }
};

const MAPPER_PAGE = 'steps/key_name_transform';

/** The two parts of a mapper, a JSON object in a string. @throws InvalidFlow */
function mapperOf(text: unknown): { model: Json; defaults: Json } {
  try {
    const { model = {}, defaults = {} } = JSON.parse(String(text)) as Record<string, Json>;
    return { model, defaults };
  } catch (cause) {
    throw new InvalidFlow(
      `"mapper" must be a JSON object in a string: ${(cause as Error).message}.`,
    );
  }
}

export const transform: Run = async ({ config }, flow) => {
  const { model, defaults } = mapperOf(config.mapper);
  const both = Object.keys(model).find((name) => Object.hasOwn(defaults, name));
  if (both) {
    throw new NotDocumented(
      `which part of the mapper has precedence for "${both}", which is in both`,
      MAPPER_PAGE,
    );
  }
  const transformOne = async (item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw new NotDocumented(
        'what the step does when the target path leads to no object',
        MAPPER_PAGE,
      );
    }
    const out: [string, unknown][] = [];
    for (const [name, source] of Object.entries({ ...model, ...defaults })) {
      const value = await evaluateJsonata(String(source), item, flow, MAPPER_PAGE);
      if (value !== undefined) out.push([name, value]);
    }
    return Object.fromEntries(out);
  };
  const data = read(flow.doc, config.targetPath);
  if (!Array.isArray(data)) return write(flow.doc, config.targetPath, await transformOne(data));
  const items: Json[] = [];
  for (const item of data) items.push(await transformOne(item));
  write(flow.doc, config.targetPath, items);
};
