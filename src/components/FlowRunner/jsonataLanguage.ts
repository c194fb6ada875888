import { StreamLanguage } from '@codemirror/language';

const KEYWORD = /^(?:and|or|in|function|true|false|null)\b/;

/** The tokens of JSONata, from https://docs.jsonata.org/: no editor has a grammar for it. */
export const jsonataLanguage = StreamLanguage.define<{ isComment: boolean }>({
  name: 'jsonata',
  startState: () => ({ isComment: false }),
  token(stream, state) {
    if (state.isComment || stream.match('/*')) {
      state.isComment = !stream.match(/^.*?\*\//);
      if (state.isComment) stream.skipToEnd();
      return 'comment';
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^'\\]|\\.)*'?/)) return 'string';
    if (stream.match(/^`[^`]*`?/)) return 'propertyName';
    if (stream.match(/^\d+(?:\.\d+)?(?:e[+-]?\d+)?/i)) return 'number';
    if (stream.match(/^\$\w*/)) return 'variableName';
    if (stream.match(KEYWORD)) return 'keyword';
    if (stream.match(/^[A-Za-z_]\w*/)) return 'propertyName';
    stream.next();
    return 'operator';
  },
  languageData: { closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] } },
});
