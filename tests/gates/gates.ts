/** A check of CI, and a mistake that must make it fail. */
export type Gate = {
  /** What the gate protects. */
  name: string;
  /** Path of the file with the mistake. */
  file: string;
  /** Makes the mistake: gets the text of the file, and returns the wrong one. */
  break: (text: string) => string;
  /** The part of `npm test` or of a workflow that must fail. */
  command: string;
  /** What its output must say: it fails for this reason and for no other. */
  says: RegExp;
};

const unit = (...names: string[]) =>
  `npx tsx tools/node-tests.ts ${names.map((name) => `tests/${name}.test.ts`).join(' ')}`;
const browser = (spec: string, title: string) =>
  `npx playwright test tests/browser/${spec}.spec.ts --retries 0 --reporter line --grep "${title}"`;

const STEP = 'versioned_docs/version-ace5/steps/jwt.md';
const STEP_HTML = 'build/docs/steps/jwt/index.html';
const replace =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, to);
const append =
  (more: string) =>
  (text: string): string =>
    text + more;

/** Bytes that no compression makes smaller. */
const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode(33 + ((at * at * 7919) % 89))).join(
    '',
  );

/** Every gate of `npm test` and of the workflows. Add a new gate here. */
export const gates: readonly Gate[] = [
  {
    name: 'types',
    file: 'src/site/pageAddress.ts',
    break: replace('(path: string): string', '(path: string): number'),
    command: 'npx tsc --noEmit',
    says: /pageAddress\.ts\(\d+,\d+\): error TS2322/,
  },
  {
    name: 'code rules',
    file: 'src/search/core/sparse.ts',
    break: append("\nimport '../ui/status';\n"),
    command: 'npx eslint src/search/core/sparse.ts',
    says: /The search core is pure/,
  },
  {
    name: 'colors come from tokens',
    file: 'src/components/Table/styles.module.css',
    break: append('\n.red {\n  color: #f00;\n}\n'),
    command: 'npx stylelint "src/**/*.css"',
    says: /token|tokens\.css/,
  },
  {
    name: 'format',
    file: 'src/site/pageAddress.ts',
    break: append('\n\n\n'),
    command: 'npx prettier --check --log-level warn src',
    says: /pageAddress\.ts/,
  },
  {
    name: 'unused code and dependencies',
    file: 'src/site/pageAddress.ts',
    break: append('\nexport const unused = 1;\n'),
    command: 'npx knip --no-config-hints',
    says: /unused/,
  },
  {
    name: 'pages (each check has its own fixture in tests/unit/docs-check.test.ts)',
    file: STEP,
    break: replace(/^description: .*/m, 'description: Short.'),
    command: 'npx tsx tools/docs-check.ts',
    says: /jwt\.md:\d+: The description has 6 characters/,
  },
  {
    name: 'examples of the pages',
    file: 'versioned_docs/version-ace5/steps/json_clean.md',
    break: replace(/("class": "B")(?![^]*"class": "B")/, '"class": "C"'),
    command: unit('examples/examples'),
    says: /json_clean\.md/,
  },
  {
    name: 'lock file and licenses',
    file: 'package-lock.json',
    break: replace(/("node_modules\/[^]*?"license": )"MIT"/, '$1"AGPL-3.0-only"'),
    command: unit('unit/supply-chain'),
    says: /AGPL-3\.0-only/,
  },
  {
    name: 'dependencies are where they are needed',
    file: 'src/site/pageAddress.ts',
    break: append("\nimport '@playwright/test';\n"),
    command: unit('unit/dependencies'),
    says: /@playwright\/test/,
  },
  {
    name: 'contrast of the colors',
    file: 'src/css/tokens.css',
    break: replace(/(--ace-code-comment: )[^;]+/, '$1#222'),
    command: unit('unit/contrast', 'unit/code-theme'),
    says: /comment/,
  },
  {
    name: 'replaced theme parts follow upstream',
    file: 'src/theme/README.md',
    break: replace(/`[\da-f]{64}`/, `\`${'0'.repeat(64)}\``),
    command: unit('unit/theme-registry'),
    says: /has changed lib\/theme\//,
  },
  {
    name: 'title, description and heading of every page',
    file: STEP_HTML,
    break: replace(/<title[^>]*>[^<]*<\/title>/, ''),
    command: unit('build/site'),
    says: /steps\/jwt/,
  },
  {
    name: 'links and files that pages reference exist',
    file: STEP_HTML,
    break: replace('</main>', '<img alt="" src="/img/none.png"></main>'),
    command: unit('build/published'),
    says: /none\.png/,
  },
  {
    name: 'no trace of the machine that built the site',
    file: STEP_HTML,
    break: replace('</main>', '<!-- file:///srv/ace/src/index.ts -->$&'),
    command: unit('build/published'),
    says: /steps\/jwt/,
  },
  {
    name: 'addresses and anchors live for ever',
    file: STEP_HTML,
    break: replace(/id="?limits"?/, 'id="moved"'),
    command: unit('build/published-addresses'),
    says: /#limits/,
  },
  {
    name: 'nothing from another origin',
    file: STEP_HTML,
    break: replace('</head>', '<script src="https://cdn.example.com/x.js"></script></head>'),
    command: unit('build/site'),
    says: /cdn\.example\.com/,
  },
  {
    name: 'metadata',
    file: STEP_HTML,
    break: replace(/<link[^>]*rel="?canonical"?[^>]*>/, ''),
    command: unit('build/meta'),
    says: /canonical/,
  },
  {
    name: 'valid HTML',
    file: 'build/index.html',
    break: replace('</main>', '<p><div id="__docusaurus">twice</div></main>'),
    command: unit('build/html'),
    says: /index\.html/,
  },
  {
    name: 'Markdown copies',
    file: 'build/docs/steps/jwt.md',
    break: replace(/^## .*$/m, ''),
    command: unit('build/page-markdown'),
    says: /jwt/,
  },
  {
    name: 'search index',
    file: 'build/search-index-docs-default-ace5.json',
    break: replace('#limits', '#nowhere'),
    command: unit('build/search-index'),
    says: /#nowhere/,
  },
  {
    name: 'ranking of the judged queries',
    file: 'src/search/core/scoring.ts',
    break: replace(/(heading: )[\d.]+/, '$120'),
    command: 'npx tsx tools/node-tests.ts bench/tests/search-ranking.test.ts',
    says: /below|floor|lower/i,
  },
  {
    name: 'manifest of the published bytes',
    file: STEP_HTML,
    break: append(' '),
    command: 'npx tsx tools/deploy-verify.ts build',
    says: /docs\/steps\/jwt\/index\.html/,
  },
  {
    name: 'reserved addresses are not published',
    file: 'src/site/identity.ts',
    break: append('\n'),
    command: 'npx tsx tools/deploy-check.ts',
    says: /SITE_URL/,
  },
  {
    name: 'weight of a page',
    file: STEP_HTML,
    break: replace('</main>', `<!-- ${noise(9000)} -->$&`),
    command: browser('budgets', '/docs/steps/jwt/'),
    says: /budget|bytes/,
  },
  {
    name: 'content security policy',
    file: 'build/docs/steps/jsonata_map/index.html',
    break: replace(/<meta[^>]*http-equiv="?content-security-policy"?[^>]*>/i, ''),
    command: browser('security', 'a page of each kind has the policy'),
    says: /Error/,
  },
  {
    name: 'accessibility',
    file: 'build/privacy/index.html',
    break: replace('</body>', '<button></button></body>'),
    command: browser('accessibility', '/privacy/ has no axe'),
    says: /button-name/,
  },
  {
    name: 'content without scripts',
    file: 'build/docs/steps/jsonata_map/index.html',
    break: replace('<pre', '<pre hidden'),
    command: browser('no-javascript', 'without JavaScript a page shows its text'),
    says: /toBeVisible|visible/,
  },
  {
    name: 'appearance',
    file: 'build/index.html',
    break: replace('<h1', '<h1 hidden'),
    command: browser('visual', 'the home page looks as accepted'),
    says: /pixels/,
  },
];
