import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The look of the blocks of code: dark in both color modes, and in the colors of the system where it forces them. */
const view = EditorView.theme(
  {
    '&': {
      color: 'var(--prism-color)',
      backgroundColor: 'var(--prism-background-color)',
      fontSize: '0.8125rem',
    },
    '&.cm-focused': { outline: '2px solid var(--ace-code-mark)', outlineOffset: '-2px' },
    '.cm-scroller': {
      minHeight: '6rem',
      maxHeight: '28rem',
      fontFamily: 'var(--ifm-font-family-monospace)',
      lineHeight: '1.5',
    },
    '.cm-content': { caretColor: 'var(--prism-color)' },
    '.cm-cursor': { borderLeftColor: 'var(--prism-color)' },
    '.cm-gutters': {
      border: '0',
      color: 'var(--ace-code-comment)',
      backgroundColor: 'var(--prism-background-color)',
    },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--ace-code-bar)' },
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
      { backgroundColor: 'var(--docusaurus-highlighted-code-line-bg)' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      outline: '1px solid var(--ace-code-mark)',
      backgroundColor: 'transparent',
    },
    '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
      color: 'var(--ace-code-deleted)',
      backgroundColor: 'transparent',
    },
    '.cm-tooltip': {
      border: '1px solid var(--ace-code-comment)',
      color: 'var(--prism-color)',
      backgroundColor: 'var(--ace-code-bar)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      outline: '2px solid var(--ace-code-mark)',
      outlineOffset: '-2px',
      color: 'var(--prism-color)',
      backgroundColor: 'var(--docusaurus-highlighted-code-line-bg)',
    },
    '.cm-completionDetail': { color: 'var(--ace-code-comment)', fontStyle: 'normal' },
    '.cm-diagnostic': { borderLeftColor: 'var(--ace-code-deleted)' },
  },
  { dark: true },
);

const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--ace-code-comment)', fontStyle: 'italic' },
  {
    tag: [tags.punctuation, tags.separator, tags.bracket, tags.operator],
    color: 'var(--ace-code-punctuation)',
  },
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName)],
    color: 'var(--ace-code-property)',
  },
  { tag: [tags.string, tags.content, tags.regexp], color: 'var(--ace-code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--ace-code-number)' },
  { tag: [tags.keyword, tags.typeName], color: 'var(--ace-code-keyword)' },
  { tag: [tags.variableName, tags.function(tags.variableName)], color: 'var(--ace-code-function)' },
]);

/** Colors and shapes of an editor, from the tokens of the site. */
export const editorTheme: Extension = [view, syntaxHighlighting(colors)];
