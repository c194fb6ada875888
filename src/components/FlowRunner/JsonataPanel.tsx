import React, { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { share } from './Actions';
import DocView from './DocView';
import { parseJson } from './draft';
import Editor, { type EditorProblem } from './Editor';
import { evaluateJsonata, WorkerStuck } from './runInWorker';
import type { JsonataDraft } from './share';
import styles from './styles.lazy.module.css';
import { partName, texts, timeText } from './texts';

/** Time after the last key press until the expression is evaluated, in milliseconds. */
const DELAY = 300;

/** What the documentation of JSONATA Map begins with: an order becomes the lines of an invoice. */
export const sampleJsonata: JsonataDraft = {
  expression: `{
  'lines': [order.lines.{
    'article': sku,
    'amount': price * quantity
  }],
  'total': $sum(order.lines.(price * quantity))
}`,
  input: `{
  "order": {
    "id": "A-1001",
    "lines": [
      { "sku": "TEA-250", "text": "Green tea", "price": 6.5, "quantity": 2 },
      { "sku": "CUP-01", "text": "Cup", "price": 12, "quantity": 4 }
    ]
  }
}`,
};

type State = {
  status: string;
  /** The value as JSON; undefined if there is none. */
  json?: string;
  expressionProblems?: EditorProblem[];
  inputProblems?: EditorProblem[];
};

/** Line and column of a position in a text. JSONata gives the end of the token that it could not use. */
function placeOf(text: string, position: number): { line: number; column: number } {
  const lines = text.slice(0, Math.max(position - 1, 0)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

async function evaluate({ expression, input }: JsonataDraft): Promise<State> {
  const parsed = parseJson(input);
  if (!('value' in parsed)) {
    const { line, column, message } = parsed;
    const status = `${texts.place(partName('input'), line, column)}: ${message}`;
    return { status, inputProblems: [parsed] };
  }
  try {
    const result = await evaluateJsonata(expression, parsed.value);
    if ('message' in result) {
      const { message, position = 0 } = result;
      const place = placeOf(expression, position);
      const status = `${texts.place(texts.expression(), place.line, place.column)}: ${message}`;
      return { status, expressionProblems: [{ ...place, message }] };
    }
    const { json, ms } = result;
    if (json === undefined) return { status: texts.noValue() };
    return { status: `${texts.evaluated()} · ${timeText(ms)}`, json };
  } catch (error) {
    return { status: error instanceof WorkerStuck ? texts.stuck() : texts.noWorker() };
  }
}

type Props = {
  initial: JsonataDraft;
  /** False until the reader presses Run or types: an address from elsewhere is not run by itself. */
  runsAtOnce: boolean;
};

/** JSONata alone: an expression, its input and its value, which follows what is typed. */
export default function JsonataPanel({ initial, runsAtOnce }: Props): ReactNode {
  const [draft, setDraft] = useState(initial);
  const [isLive, setIsLive] = useState(runsAtOnce);
  const [state, setState] = useState<State>();
  const round = useRef(0);

  const run = async (current: JsonataDraft) => {
    round.current += 1;
    const mine = round.current;
    const next = await evaluate(current);
    if (mine === round.current) setState(next);
  };
  const change = (next: Partial<JsonataDraft>) => {
    setDraft({ ...draft, ...next });
    setIsLive(true);
  };
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = window.setTimeout(() => void run(draft), DELAY);
    return () => window.clearTimeout(timer);
  }, [draft, isLive]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void run(draft);
  };
  return (
    // The keys add to its buttons, which do the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.runner} onKeyDown={onKeyDown}>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${styles.button} ${styles.primary}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => {
            setIsLive(true);
            void run(draft);
          }}
        >
          {texts.run()}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => change(runsAtOnce ? initial : sampleJsonata)}
        >
          {texts.reset()}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => void share({ kind: 'jsonata', draft })}
        >
          {texts.share()}
        </button>
      </div>
      <div className={styles.columns}>
        <div className={styles.source}>
          <p className={styles.heading}>{texts.expression()}</p>
          <Editor
            label={texts.expression()}
            language="jsonata"
            value={draft.expression}
            onChange={(expression) => change({ expression })}
            problems={state?.expressionProblems}
          />
          <p className={styles.heading}>{partName('input')}</p>
          <Editor
            label={partName('input')}
            language="json"
            value={draft.input}
            onChange={(input) => change({ input })}
            problems={state?.inputProblems}
          />
        </div>
        <div className={styles.result}>
          <p className={styles.heading}>{texts.result()}</p>
          <p role="status" className={styles.status}>
            {state?.status ?? texts.notRun()}
          </p>
          {state?.json !== undefined && (
            <DocView label={texts.result()} value={JSON.parse(state.json) as unknown} />
          )}
        </div>
      </div>
    </div>
  );
}
