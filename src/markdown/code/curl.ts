import { parseArgs } from 'node:util';

/** An HTTP request as text: method and URL, headers, an empty line, the body. */
type Request = {
  method?: string;
  url: string;
  headers: string[];
  body: string[];
  /** The parts of a multipart form. */
  parts: string[];
};

const text = (short?: string) => ({ type: 'string', ...(short && { short }) }) as const;
const flag = (short?: string) => ({ type: 'boolean', ...(short && { short }) }) as const;

/** The options that have a counterpart in the request, and those that change only what curl prints. */
const OPTIONS = {
  data: text('d'),
  'data-binary': text(),
  'data-raw': text(),
  form: text('F'),
  header: text('H'),
  request: text('X'),
  compressed: flag(),
  'dump-header': text('D'),
  fail: flag('f'),
  'fail-with-body': flag(),
  include: flag('i'),
  'max-time': text('m'),
  output: text('o'),
  'show-error': flag('S'),
  silent: flag('s'),
  verbose: flag('v'),
  'write-out': text('w'),
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

function requestOf([command, ...args]: string[]): Request {
  if (command !== 'curl') throw new Error('The block does not begin with curl.');
  const request: Request = { url: '', headers: [], body: [], parts: [] };
  const { tokens } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (request.url) throw new Error('The call of curl has several addresses.');
      request.url = token.value;
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value = '' } = token;
    if (!Object.hasOwn(OPTIONS, name))
      throw new Error(`The option ${rawName} of curl has no counterpart in an HTTP request.`);
    if (name === 'request') request.method = value;
    else if (name === 'header') request.headers.push(value);
    // A body from a file is written as the .http files of editors do.
    else if (name.startsWith('data')) request.body.push(value.replace(/^@/, '< ./'));
    else if (name === 'form') request.parts.push(partOf(value));
  }
  return request;
}

/** The type and the text of a body; undefined without a body. */
function contentOf({ headers, body, parts }: Request): [string[], string] | undefined {
  if (parts.length > 0) {
    const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
    return [[type], `${parts.join('\n')}\n--${BOUNDARY}--`];
  }
  if (body.length === 0) return undefined;
  const isTyped = headers.some((header) => /^content-type:/i.test(header));
  return [isTyped ? [] : ['Content-Type: application/x-www-form-urlencoded'], body.join('&')];
}

/**
 * Converts a call of curl to the HTTP request that it sends, in the format of .http files.
 * @throws Error if the block is not exactly one call, or has an option without a counterpart
 */
export function httpOf(command: string): string {
  const request = requestOf(wordsOf(command));
  const { url, headers } = request;
  if (!url) throw new Error('The call of curl has no address.');
  const content = contentOf(request);
  const method = request.method ?? (content ? 'POST' : 'GET');
  const [types = [], text] = content ?? [];
  const head = [`${method} ${url} HTTP/1.1`, ...headers, ...types];
  return [...head, ...(text === undefined ? [] : ['', text])].join('\n');
}
