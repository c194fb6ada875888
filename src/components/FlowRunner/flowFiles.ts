import dialects from '@site/src/flow/dialects.json';
import type { FlowVersion } from '@site/src/flow/types';
import { type Draft, formatJson, MAX_FILES } from './draft';

/** Characters that the name of a flow may have. */
export const MAX_FLOW_NAME = 80;

/** Why a flow cannot have a name. */
export type NameProblem = 'invalid' | 'taken' | 'tooMany';

const FLOWS = 'flows/';

/** Whether a file of an example is a flow that can be renamed and removed: not the one that runs. */
export const isCalledFlow = ({ flow }: Draft, path: string): boolean =>
  path.startsWith(FLOWS) && path !== flow;

/** The name by which other flows call a flow. */
export const nameOfFlow = (path: string): string =>
  path.slice(FLOWS.length).replace(/\.(?:ya?ml|json)$/, '');

const pathOf = (version: FlowVersion, name: string) =>
  `${FLOWS}${name}${dialects[version].extension}`;

/** A flow without steps. */
function emptyFlow(version: FlowVersion, name: string): string {
  const [outer, inner] = dialects[version].stepsAt;
  return inner === undefined
    ? `description: ''\n${outer}: []\n`
    : `${formatJson({ name, [outer ?? '']: { name, description: '', [inner]: [] } })}\n`;
}

/** The path of a flow with a new name, or why it cannot have the name. */
function placeFor({ files, version }: Draft, name: string): { path: string } | NameProblem {
  if (name.length > MAX_FLOW_NAME || !/^[\w-]+(?:\/[\w-]+)*$/.test(name)) return 'invalid';
  // Flows are called without their extension, so that two extensions are no difference.
  const isTaken = Object.keys(files).some(
    (path) => path.startsWith(FLOWS) && nameOfFlow(path) === name,
  );
  return isTaken ? 'taken' : { path: pathOf(version, name) };
}

/**
 * Adds a flow without steps.
 * @returns the changed example and the path of the flow, or why the name is not possible
 */
export function addFlow(draft: Draft, name: string): { draft: Draft; path: string } | NameProblem {
  const place = placeFor(draft, name);
  if (typeof place === 'string') return place;
  if (Object.keys(draft.files).length >= MAX_FILES) return 'tooMany';
  const { path } = place;
  return {
    draft: { ...draft, files: { ...draft.files, [path]: emptyFlow(draft.version, name) } },
    path,
  };
}

/**
 * Renames a flow and keeps its place among the files; the steps that call it keep the name that they have.
 * @returns the changed example and the new path of the flow, or why the name is not possible
 */
export function renameFlow(
  draft: Draft,
  from: string,
  name: string,
): { draft: Draft; path: string } | NameProblem {
  const place = placeFor(draft, name);
  if (typeof place === 'string') return place;
  const { path } = place;
  const files = Object.fromEntries(
    Object.entries(draft.files).map(([one, text]) => [one === from ? path : one, text]),
  );
  return { draft: { ...draft, files }, path };
}

/** Removes a file. */
export function removeFile(draft: Draft, path: string): Draft {
  const files = Object.fromEntries(Object.entries(draft.files).filter(([one]) => one !== path));
  return { ...draft, files };
}
