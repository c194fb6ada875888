import { strToU8, zipSync, type Zippable } from 'fflate';
import { type Draft, JSON_PARTS } from './draft';

/** The time stamp of the files, so that the same example gives the same archive. ZIP has no earlier one. */
const TIME = new Date('1980-01-01T00:00:00');

/** Name of a flow without folder and extension. */
export const flowName = (flow: string): string => flow.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The path of a file in a workspace: a page names some schemas without one. */
const pathOf = (name: string): string => name.replace(/^Schema (\w+)$/, 'schemas/$1.json');

/** A workspace folder with the files of an example, and its input beside them, as a ZIP archive. */
export function workspaceOf({ flow, files, parts }: Draft): Uint8Array<ArrayBuffer> {
  const folder = flowName(flow);
  const entries = [
    ...Object.entries(files).map(([name, text]) => [pathOf(name), text] as const),
    ...JSON_PARTS.map((part) => [`${part}.json`, parts[part]] as const),
  ];
  const content: Zippable = Object.fromEntries(
    entries.flatMap(([path, text]) =>
      text === undefined ? [] : [[`${folder}/${path}`, strToU8(text.replace(/\n*$/, '\n'))]],
    ),
  );
  return zipSync(content, { mtime: TIME });
}
