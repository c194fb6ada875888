/** An HTTP request as text: method and URL, headers, an empty line, the body. */
type Request = {
  method?: string;
  url: string;
  headers: string[];
  body: string[];
  /** The parts of a multipart form. */
  parts: string[];
  isGet: boolean;
};

/** Options of curl that do not change the request, and whether a value follows. */
const OUTPUT_OPTIONS: Readonly<Record<string, boolean>> = {
  '--compressed': false,
  '--dump-header': true,
  '--fail': false,
  '--fail-with-body': false,
  '--include': false,
  '--max-time': true,
  '--output': true,
  '--show-error': false,
  '--silent': false,
  '--verbose': false,
  '--write-out': true,
};

const SHORT: Readonly<Record<string, string>> = {
  D: '--dump-header',
  F: '--form',
  G: '--get',
  H: '--header',
  S: '--show-error',
  X: '--request',
  d: '--data',
  f: '--fail',
  i: '--include',
  m: '--max-time',
  o: '--output',
  s: '--silent',
  v: '--verbose',
  w: '--write-out',
};

const WORD = /\s*((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+)/gsy;

/** The words of a shell command without their quotes. Variables stay as they are. */
function wordsOf(command: string): string[] {
  const text = command.replaceAll(/\\\n/g, ' ').trim();
  const words = [...text.matchAll(WORD)].map(([, word = '']) => word);
  if (/[|;<>&`]|\$\(/.test(text.replaceAll(/"[^"]*"|'[^']*'/g, '')) || text.includes('\n\n'))
    throw new Error('The block is more than one call of curl.');
  return words.map((word) =>
    word.replaceAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs, (_, double, single, escaped) =>
      String(single ?? escaped ?? String(double).replaceAll(/\\(["\\$`])/g, '$1')),
    ),
  );
}

/** `-sSf` as `-s -S -f`, and each of them by its long name. */
const expand = (word: string) =>
  /^-[a-zA-Z]+$/.test(word)
    ? [...word.slice(1)].map((letter) => SHORT[letter] ?? `-${letter}`)
    : [word];

/** A body from a file is written as the .http files of editors do. */
const bodyOf = (data: string) => (data.startsWith('@') ? `< ./${data.slice(1)}` : data);

function encoded(data: string): string {
  const [name = '', value = ''] = data.split(/=(.*)/s);
  return `${name}=${value.startsWith('$') ? value : encodeURIComponent(value)}`;
}

const BOUNDARY = 'boundary';

/**
 * A part of a multipart form: a field, or a file with its type.
 * @throws Error if a file has no type, which curl would guess
 */
function partOf(form: string): string {
  const [name = '', value = ''] = form.split(/=(.*)/s);
  const disposition = `--${BOUNDARY}\nContent-Disposition: form-data; name="${name}"`;
  if (!value.startsWith('@')) return `${disposition}\n\n${value}`;
  const [, file, type] = /^@([^;]+);type=([^;]+)$/.exec(value) ?? [];
  if (!file || !type) throw new Error(`The file of the form field "${name}" has no ";type=…".`);
  return `${disposition}; filename="${file}"\nContent-Type: ${type}\n\n< ./${file}`;
}

function requestOf([name, ...words]: string[]): Request {
  if (name !== 'curl') throw new Error('The block does not begin with curl.');
  const request: Request = { url: '', headers: [], body: [], parts: [], isGet: false };
  const rest = words.flatMap(expand);
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--request') request.method = rest.shift() ?? '';
    else if (word === '--header') request.headers.push(rest.shift() ?? '');
    else if (word === '--data' || word === '--data-binary' || word === '--data-raw')
      request.body.push(bodyOf(rest.shift() ?? ''));
    else if (word === '--data-urlencode') request.body.push(encoded(rest.shift() ?? ''));
    else if (word === '--form') request.parts.push(partOf(rest.shift() ?? ''));
    else if (word === '--get') request.isGet = true;
    else if (Object.hasOwn(OUTPUT_OPTIONS, word)) {
      if (OUTPUT_OPTIONS[word]) rest.shift();
    } else if (word.startsWith('-'))
      throw new Error(`The option ${word} of curl has no counterpart in an HTTP request.`);
    else if (request.url) throw new Error('The call of curl has several addresses.');
    else request.url = word;
  }
  return request;
}

/** The type and the text of a body; undefined without a body. */
function contentOf({ headers, body, parts, isGet }: Request): [string[], string] | undefined {
  if (parts.length > 0) {
    const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
    return [[type], `${parts.join('\n')}\n--${BOUNDARY}--`];
  }
  if (body.length === 0 || isGet) return undefined;
  const isTyped = headers.some((header) => /^content-type:/i.test(header));
  return [isTyped ? [] : ['Content-Type: application/x-www-form-urlencoded'], body.join('&')];
}

/**
 * Converts a call of curl to the HTTP request that it sends, in the format of .http files.
 * @throws Error if the block is not exactly one call, or has an option without a counterpart
 */
export function httpOf(command: string): string {
  const request = requestOf(wordsOf(command));
  const { url, headers, body, isGet } = request;
  if (!url) throw new Error('The call of curl has no address.');
  const query = isGet && body.length > 0 ? `${url.includes('?') ? '&' : '?'}${body.join('&')}` : '';
  const content = contentOf(request);
  const method = request.method ?? (content ? 'POST' : 'GET');
  const [types = [], text] = content ?? [];
  const head = [`${method} ${url}${query} HTTP/1.1`, ...headers, ...types];
  return [...head, ...(text === undefined ? [] : ['', text])].join('\n');
}
