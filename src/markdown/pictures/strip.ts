import { readData } from '@ace-docs/flow-runner';
import type { Code } from 'mdast';
import { escaped } from '../html';
import { type Flow, type FlowStep } from './flow';

type Branch = FlowStep['branches'][number];

const LONGEST = 48;
const START = /^.{0,47}(?<=(?:&&|\|\|) )|^.{47}/s; // of a condition, whole parts
const short = (text: string) => (text.length > LONGEST ? `${START.exec(text)?.[0]}…` : text);

const span = (kind: string, content: string) => `<span class="${kind}">${content}</span>`;
const small = (content: string) => content && `<small>${escaped(short(content))}</small>`;

/** The condition of a case in short: its end if the start is that of another case, too. */
function caseOf({ condition }: Branch, branches: readonly Branch[]): string {
  const start = short(condition);
  const isShared = branches.filter((other) => short(other.condition) === start).length > 1;
  if (start === condition || !isShared) return start || 'otherwise';
  return `… ${condition.slice(-1 - LONGEST).replace(/^(?:.*?&& |.{3})/, '')}`;
}

/** HTML, and the same in words. */
type Drawing = { html: string; label: string };

const flowHtml = (name: string, steps = '') => span('flow', `<b>${escaped(name)}</b>${steps}`);

/** Draws the steps of a flow in their order; branches stand one below the other. */
function drawSteps(steps: readonly FlowStep[], own: string | undefined): Drawing {
  const drawn = steps.map(({ label, note, condition, flow, branches }) => {
    const cases = branches.map((branch) => {
      const [name, inner] = [caseOf(branch, branches), drawSteps(branch.steps, own)];
      const html = span('case', small(name) + span('steps', inner.html));
      return { html, words: `${name}: ${inner.label}` };
    });
    const inside = [...(flow ? [`flow ${flow}`] : []), ...cases.map(({ words }) => words)];
    const text = escaped(label) + small(condition ? `if ${condition}` : note);
    const step = span(label === own ? 'step own' : 'step', text);
    const below = span('cases', cases.map(({ html }) => html).join(''));
    return {
      label: inside.length > 0 ? `${label} (${inside.join('; ')})` : label,
      html: (cases.length > 0 ? span('branch', step + below) : step) + (flow && flowHtml(flow)),
    };
  });
  return {
    label: drawn.map(({ label }) => label).join(', '),
    html: drawn.map(({ html }) => html).join(''),
  };
}

const keysInWords = (keys: readonly string[]) =>
  keys.slice(0, 3).join(', ') + (keys.length > 3 ? ', …' : '');

/** The nodes of the input document, and those that the run added or changed. */
export function nodesOf(
  input: Code | undefined,
  result: Code | undefined,
): { given: string; made: string } {
  // A document that does not parse has no nodes: the check reports it.
  const before = ((input && readData(input.value).data) ?? {}) as Record<string, unknown>;
  const { doc, errors } = ((result && readData(result.value).data) ?? {}) as {
    doc?: Record<string, unknown> | null;
    errors?: unknown[] | null;
  };
  const made = Object.entries(doc ?? {})
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]))
    .map(([key]) => key);
  return {
    given: Array.isArray(before) ? '[ … ]' : keysInWords(Object.keys(before)),
    made: keysInWords([...made, ...(errors?.length ? ['errors'] : [])]),
  };
}

/**
 * A flow strip: input, steps and result in a row that wraps, as HTML, and a label that says the same in words. The style
 * sheet is src/css/pictures.css.
 * @param own title of the step that the page is about, which is emphasised
 */
export function drawStrip(
  { name, steps }: Flow,
  { given, made }: { given: string; made: string },
  own?: string,
): Drawing {
  const { label, html } = drawSteps(steps, own);
  const ends = `${given && ` from ${given}`}${made && ` to ${made}`}`;
  const data = (nodes: string) => nodes && span('data', escaped(nodes));
  return {
    label: `Flow ${name}: ${label}${ends && `;${ends}`}`,
    html: data(given) + flowHtml(name, html) + data(made),
  };
}

/** The canvas of Designer: the trigger step and the steps of a flow, one of them open. */
export function drawCanvas({ name, steps, hasTrigger }: Flow, open: number | undefined): Drawing {
  const named = steps.map((step) =>
    step.name ? { label: step.name, note: step.label } : { label: step.label, note: step.note },
  );
  const items = hasTrigger ? [{ label: 'Trigger step', note: name }, ...named] : named;
  const at = open === undefined || hasTrigger ? open : open - 1;
  const opened = at === undefined ? undefined : items[at]?.label;
  return {
    label: `Flow ${name}: ${items.map(({ label }) => label).join(', ')}${opened ? `; open: ${opened}` : ''}`,
    html: items
      .map(({ label, note }, index) =>
        span(index === at ? 'step own' : 'step', escaped(label) + small(note)),
      )
      .join(''),
  };
}
