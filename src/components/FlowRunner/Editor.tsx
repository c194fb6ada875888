import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import React, { type ReactNode, useEffect, useRef } from 'react';
import { editorTheme } from './editorTheme';
import { jsonataLanguage } from './jsonataLanguage';
import styles from './styles.lazy.module.css';

const languages = {
  json: (): Extension => json(),
  yaml: (): Extension => yaml(),
  jsonata: (): Extension => jsonataLanguage,
};

/** An error in a text; line and column from 1. */
export type EditorProblem = { line: number; column?: number; message: string };

type Props = {
  /** Name of the editor for assistive technology. */
  label: string;
  language: keyof typeof languages;
  value: string;
  onChange: (value: string) => void;
  problems?: readonly EditorProblem[];
  complete?: CompletionSource;
};

const NO_PROBLEMS: readonly EditorProblem[] = [];

/** The marks of problems: from the column to the end of its line. */
function diagnosticsOf({ doc }: EditorState, problems: readonly EditorProblem[]): Diagnostic[] {
  return problems.map(({ line, column, message }) => {
    const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const indent = text.length - text.trimStart().length;
    return {
      from: Math.min(from + (column ? column - 1 : indent), to),
      to,
      message,
      severity: 'error',
    };
  });
}

/** A text editor with line numbers, colors and marks of errors. Tab leaves it, as it leaves any other field. */
export default function Editor({
  label,
  language,
  value,
  onChange,
  problems = NO_PROBLEMS,
  complete,
}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const completion = useRef(new Compartment());
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

  useEffect(() => {
    const editor = new EditorView({
      parent: host.current ?? undefined,
      doc: value,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        closeBrackets(),
        indentUnit.of('  '),
        keymap.of(
          [...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap].filter(
            // The shortcut of the whole panel: it runs the flow.
            ({ key }) => key !== 'Mod-Enter',
          ),
        ),
        languages[language](),
        editorTheme,
        completion.current.of([]),
        // Axe takes an editable element for focusable only with this attribute.
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) change.current(state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
    // The editor keeps its own text: a value from outside is set below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [label, language]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useEffect(() => {
    const sources = complete ? [autocompletion({ override: [complete] })] : [];
    view.current?.dispatch({ effects: completion.current.reconfigure(sources) });
  }, [complete, label, language]);

  useEffect(() => {
    const editor = view.current;
    if (editor)
      editor.dispatch(setDiagnostics(editor.state, diagnosticsOf(editor.state, problems)));
  }, [problems, label, language]);

  return <div ref={host} className={styles.editor} />;
}
