import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { StepKey, StepKeys } from '@site/src/content/steps/stepKeys';
import { type Place, placeAt } from './place';

/** What can be typed at a place: keys, or the values of a key. */
export type Offer = { label: string; detail?: string };

/** The keys of an object, from the paths of all keys. */
function keysBelow(path: string, keys: readonly StepKey[]): Offer[] {
  const start = path === '' ? '' : `${path}.`;
  const offers = new Map<string, Offer>();
  for (const { path: whole, type } of keys) {
    if (!whole.startsWith(start)) continue;
    const [name = '', ...deeper] = whole.slice(start.length).split('.');
    const label = name.replace(/\[\]$/, '');
    const detail = deeper.length > 0 ? (name === label ? 'object' : 'array') : type;
    if (!offers.has(label)) offers.set(label, { label, ...(detail && { detail }) });
  }
  return [...offers.values()];
}

/** What the documentation knows that can be typed at a place. */
export function offersAt({ path, key, stepType }: Place, { common, steps }: StepKeys): Offer[] {
  const keys = [...common, ...((stepType !== undefined && steps[stepType]?.keys) || [])];
  if (key === undefined) return keysBelow(path, keys);
  if (path === '' && key === 'stepType')
    return Object.entries(steps).map(([label, { name }]) => ({ label, detail: name }));
  const whole = path === '' ? key : `${path}.${key}`;
  const found = keys.find((one) => one.path === whole);
  if (found?.type === 'Boolean') return [{ label: 'true' }, { label: 'false' }];
  return (found?.values ?? []).map((label) => ({ label }));
}

/**
 * Completes keys and values of steps in the editor.
 * @param keys the keys of the steps of a version
 * @param isJson JSON: what is not in quotes yet gets them
 */
export function completeSteps(keys: StepKeys, isJson: boolean) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    const typed = /[\w-]*$/.exec(before)?.[0] ?? '';
    if (typed === '' && !explicit) return null;
    const from = pos - typed.length;
    const place = placeAt(state.doc.toString().split('\n'), line.number - 1, before);
    if (!place) return null;
    const isQuoted = state.sliceDoc(from - 1, from) === '"';
    const hasColon = /^"?\s*:/.test(state.sliceDoc(pos, line.to));
    const isKey = place.key === undefined;
    const options = offersAt(place, keys).map(({ label, detail }): Completion => {
      const isBare = !isJson || isQuoted || /^(?:true|false)$/.test(label);
      const text = isBare ? label : `"${label}"`;
      const end = isKey && !hasColon && !isQuoted ? ': ' : '';
      return {
        label,
        type: isKey ? 'property' : 'constant',
        apply: text + end,
        ...(detail && { detail }),
      };
    });
    return options.length > 0 ? { from, options, validFor: /^[\w-]*$/ } : null;
  };
}
