import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code is dark in both colour modes. Every colour has a contrast of at least 4.5:1 on the background
 * (tests/unit/code-theme.test.ts computes it).
 */
export const codeTheme: PrismTheme = {
  plain: { color: '#e6edf3', backgroundColor: '#111c24' },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: { color: '#93a4b1', fontStyle: 'italic' },
    },
    { types: ['punctuation', 'operator'], style: { color: '#b6c5d0' } },
    { types: ['property', 'key', 'atrule', 'attr-name', 'tag'], style: { color: '#6fd6c0' } },
    { types: ['string', 'char', 'attr-value', 'inserted', 'url'], style: { color: '#f2c078' } },
    { types: ['number', 'boolean', 'constant', 'symbol'], style: { color: '#9fc3ff' } },
    { types: ['keyword', 'builtin', 'important', 'selector'], style: { color: '#d9b3ff' } },
    { types: ['function', 'class-name', 'variable'], style: { color: '#ffd9a0' } },
    { types: ['deleted', 'regex'], style: { color: '#ff9d93' } },
  ],
};

/** Languages beyond those that prism-react-renderer brings. */
export const codeLanguages = ['bash', 'http', 'sql', 'properties'];
