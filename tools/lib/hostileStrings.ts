/**
 * Strings that break careless code, made from templates: the same ones in each run. Whatever runs a script calls
 * `canary()`.
 */

const CALL = 'canary()';

/** Markup that runs a script as soon as it is part of a page. */
const MARKUP = [
  `<script>${CALL}</script>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<script type="module">${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<img src="x" onerror="${CALL}">`,
  `<img/src='x'/onerror='${CALL}'>`,
  `<img src=x:x onerror\n=\n${CALL}>`,
  `<image src=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${CALL}>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}>`,
  `<math href="javascript:${CALL}">x</math>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<iframe onload=${CALL}></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<body onload=${CALL}>`,
  `<details open ontoggle=${CALL}>x</details>`,
  `<video><source onerror=${CALL}></video>`,
  `<audio src=x onerror=${CALL}></audio>`,
  `<input autofocus onfocus=${CALL}>`,
  `<select autofocus onfocus=${CALL}></select>`,
  `<textarea autofocus onfocus=${CALL}></textarea>`,
  `<button autofocus onfocus=${CALL}>x</button>`,
  `<a id=x tabindex=1 onfocus=${CALL}></a>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<a href="java\tscript:${CALL}">x</a>`,
  `<a href="&#106;avascript:${CALL}">x</a>`,
  `<form action="javascript:${CALL}"><input type=submit></form>`,
  `<form><button formaction="javascript:${CALL}">x</button></form>`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<style onload=${CALL}></style>`,
  `<style>@import "javascript:${CALL}";</style>`,
  `<link rel=stylesheet href="data:text/css,*{}" onload=${CALL}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="javascript:${CALL}//">`,
  `<template><img src=x onerror=${CALL}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<xss onpointerenter=${CALL} style="position:fixed;inset:0">x</xss>`,
  `<p onclick=${CALL} style="animation-name:x" onanimationstart=${CALL}>x</p>`,
  `<div style="background:url(javascript:${CALL})">x</div>`,
  `<portal src="javascript:${CALL}"></portal>`,
] as const;

/** What ends the place of a text: an attribute, an element, a comment, a string of a script. */
const OPENERS = [
  ...['', '">', "'>", '" ', '></', '"/>', '`>'],
  ...['</title>', '</script>', '</textarea>', '</style>', '</noscript>', '</template>', '</svg>'],
  ...[
    '-->',
    ']]>',
    '*/',
    "'-",
    '"-',
    '`-',
    "');",
    '");',
    '${',
    '{{',
    '</p>\n\n',
    '| ',
    '](',
    '```\n',
  ],
] as const;

const hexOf = (text: string, width: number) =>
  [...text].map((letter) => letter.codePointAt(0)!.toString(16).padStart(width, '0'));

/** Spellings of markup that a decoder may turn back. */
const ENCODINGS: readonly ((markup: string) => string)[] = [
  (markup) =>
    markup.replace(/[a-z]+/g, (word) => word.replace(/./, (letter) => letter.toUpperCase())),
  (markup) => markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (markup) =>
    hexOf(markup, 1)
      .map((code) => `&#x${code};`)
      .join(''),
  (markup) =>
    hexOf(markup, 1)
      .map((code) => `&#${parseInt(code, 16)}`)
      .join(''),
  (markup) => encodeURIComponent(markup),
  (markup) => encodeURIComponent(encodeURIComponent(markup)),
  (markup) =>
    hexOf(markup, 4)
      .map((code) => `\\u${code}`)
      .join(''),
  (markup) =>
    hexOf(markup, 2)
      .map((code) => `\\x${code}`)
      .join(''),
  (markup) => markup.replaceAll('<', '<\0'),
  (markup) => markup.replaceAll(' ', '\u000c'),
  (markup) => markup.replaceAll('<', '<<').replaceAll('>', '>>'),
  (markup) => markup.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (markup) => markup.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (markup) => markup.replaceAll('<', '%c0%bc').replaceAll('>', '%c0%be'),
  (markup) => `\u202e${markup}\u202c`,
  (markup) => `data:text/html;base64,${Buffer.from(markup).toString('base64')}`,
  (markup) => JSON.stringify(markup),
  (markup) => `retry ${markup} retry`,
];

/** Expressions of templates, and addresses that are scripts. */
const EXPRESSIONS = [
  '7*7',
  CALL,
  `constructor.constructor('${CALL}')()`,
  `this.constructor.constructor("${CALL}")()`,
  `[].map.constructor('${CALL}')()`,
  `'a'.constructor.prototype.charAt=[].join`,
  `toString.constructor.prototype.call.call(${CALL})`,
  `import('data:text/javascript,${CALL}')`,
  `globalThis.${CALL}`,
  `await ${CALL}`,
  '__proto__.x=1',
  'process.env',
] as const;
const TEMPLATES: readonly ((expression: string) => string)[] = [
  (text) => `{{${text}}}`,
  (text) => `\${${text}}`,
  (text) => `#{${text}}`,
  (text) => `<%= ${text} %>`,
  (text) => `{%${text}%}`,
  (text) => `{${text}}`,
  (text) => `[[${text}]]`,
  (text) => `@(${text})`,
  (text) => `$(${text})`,
  (text) => `\`${text}\``,
  (text) => `javascript:${text}`,
  (text) => `JaVaScRiPt:${text}//`,
  (text) => `\u0001javascript:${text}`,
  (text) => `java\nscript:${text}`,
  (text) => `javascript://%0a${text}`,
  (text) => `vbscript:${text}`,
  (text) => `data:text/html,<script>${text}</script>`,
  (text) => `';${text};'`,
  (text) => `";${text};//`,
  (text) => `\\";${text};//`,
  (text) => `</script><script>${text}</script>`,
];

/** Names that every object has. */
const NAMES = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'isPrototypeOf',
  ],
  ...[
    '__defineGetter__',
    '__lookupSetter__',
    'toLocaleString',
    'propertyIsEnumerable',
    'then',
    'length',
  ],
  ...[
    '__proto__[x]',
    'constructor.prototype.x',
    'constructor[prototype][x]',
    '{"__proto__":{"x":1}}',
  ],
  ...[
    'undefined',
    'null',
    'true',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '0x1F',
    '9007199254740993',
    '[object Object]',
  ],
] as const;

/** Characters that are not what they look like, or that no text may have. */
const CHARACTERS = [
  'retry\0flow',
  'retry \ud800 flow',
  '\udc00',
  '\ud83d\ude00\ud83d',
  '\ufffe\uffff\ufeff',
  '\u202eretry\u202c \u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
  '\u2066\u2067\u2068retry\u2069',
  '\u200b\u200c\u200d\u2060\u00ad',
  '\u0085\u2028\u2029\u000b\u000c',
  '\u0001\u0002\u0007\u0008\u001b[31m\u007f',
  `e${'\u0301'.repeat(400)}`,
  'Z\u0351\u036b\u0343\u036a\u0302a\u030f\u0353l\u0347g\u0333o\u0320',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u{1f3ff}',
  '\u0130\u0131\u00df\u1e9e\ufb01\u01c5',
  '\uff53\uff43\uff52\uff49\uff50\uff54',
  '\u3000\u00a0\u2003',
  '田中さんにあげて下さい',
  '\u{e0041}\u{e007f}\ufe0f',
  '\ufdfa\ufdfd',
  '%',
  '%%',
  '%E0%A4%A',
  '%C0%AF',
  '%00',
  '%u0041',
  '&',
  '&&',
  '&amp;lt;',
  '&#0;',
  '&#xD800;',
  '&nosuch;',
] as const;

/** Regular expressions that never end, syntax of searches, shells, paths, and databases. */
const SYNTAX = [
  ...[
    '(a+)+$',
    '([a-zA-Z]+)*',
    '(a|aa)+$',
    '(.*a){25}',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '[',
    '(',
    '(?:',
    '[^]*',
    '\\',
    '.*',
  ],
  ...[
    '*',
    '+',
    '-',
    '~',
    '^',
    ':',
    '?',
    '((((((',
    '))))',
    '[[[[',
    '{{{{',
    '"',
    '"""',
    "'",
    '`',
    '|',
    '||',
    '#',
    '/',
    '//',
  ],
  ...[
    'title:retry',
    'retry^100',
    'retry~9999',
    '+retry -flow',
    'ret*y',
    '*retry',
    'retry AND NOT (flow',
    'q:*:*',
    'a:b:c',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE pages; --',
    '$(reboot)',
    '; ls -la',
    '| cat /etc/passwd',
    '%s %n %x %d',
    '%*.*s',
  ],
  ...[
    '../../../etc/passwd',
    '..\\..\\',
    'file:///etc/passwd',
    '//evil.example/',
    '\\\\evil.example\\',
    'https:evil.example',
  ],
  ...[
    'http://a@evil.example/',
    '?q=1&q=2',
    '#',
    '#top',
    '?#',
    '=',
    '&=&',
    ';',
    '\r\nSet-Cookie: x=1',
    '\r\n\r\n<script>',
  ],
  ...[
    '---\ntitle: x\n---',
    '# x',
    '- [ ] x',
    '<!-- x -->',
    '<!DOCTYPE x>',
    '<?xml version="1.0"?>',
    '<![CDATA[x]]>',
  ],
  ...[
    'import x from "x"',
    'export default 1',
    ':::danger',
    '[x]: javascript:canary()',
    '![x](x "onerror=canary()")',
  ],
  ...[
    '<https://x.example>',
    '[x](javascript:canary())',
    '&lt;script&gt;',
    '{/* x */}',
    '{`${canary()}`}',
    '$$x$$',
    '~~~',
  ],
] as const;

/**
 * Texts of several thousand characters, which are slow where work grows faster than the text.
 * @param length characters of each
 */
export const hugeStrings = (length: number): string[] =>
  ['a', 'retry ', '<b>', '((', '\u0301', '\u{1f600}', 'aB', '%', '"\\', '[[{', 'a-', '&amp;']
    .map((part) => part.repeat(Math.ceil(length / part.length)).slice(0, length))
    .concat(`${'a'.repeat(length - 1)}!`);

/** At least 2,000 different strings of at most 1,000 characters. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...MARKUP.flatMap((markup) => [
      ...OPENERS.map((opener) => opener + markup),
      ...ENCODINGS.map((encode) => encode(markup)),
    ]),
    ...EXPRESSIONS.flatMap((expression) => TEMPLATES.map((template) => template(expression))),
    ...[...NAMES, ...CHARACTERS, ...SYNTAX],
    ...hugeStrings(1000),
  ]),
];
