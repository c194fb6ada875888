import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { escapeRegExp } from 'lodash';

/** A check of CI, and a mistake that must make it fail. */
export type Gate = {
  /** What the gate protects. */
  name: string;
  /** Path of the file with the mistake, or of several that get the same one; a function if it depends on the build. */
  file: string | (() => string[]);
  /** Makes the mistake: gets the text of the file, and returns the wrong one. */
  break: (text: string) => string;
  /** The part of `npm test` or of a workflow that must fail. */
  command: string;
  /** What its output must say: it fails for this reason and for no other. */
  says: RegExp;
};

/** The scripts or style sheets of the build that contain a text: their names change with their content. */
const assetsWith =
  (kind: 'css' | 'js', text: string, build = 'build') =>
  (): string[] =>
    readdirSync(`${build}/assets/${kind}`)
      .map((name) => `${build}/assets/${kind}/${name}`)
      .filter((path) => readFileSync(path, 'utf8').includes(text));
const STYLES = assetsWith('css', '.navbar');
/** The site of `tests/browser` with every option. */
const OPTIONS = '.build-variants/options';

const unit = (...names: string[]) =>
  `npx tsx tools/node-tests.ts ${names.map((name) => `tests/${name}.test.ts`).join(' ')}`;
const browser = (spec: string, title: string) =>
  `npx playwright test tests/browser/${spec}.spec.ts --retries 0 --reporter line --grep "${title}"`;

/** The output of a browser test that fails at a line with this code. */
const failsAt = (code: string) => new RegExp(`> +\\d+ \\|.*${escapeRegExp(code)}`);

const STEP = 'versioned_docs/version-ace5/steps/jwt.md';
const STEP_HTML = 'build/docs/steps/jwt/index.html';
const replace =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, to);
const replaceAll =
  (from: string, to: string) =>
  (text: string): string =>
    text.replaceAll(from, to);
const append =
  (more: string) =>
  (text: string): string =>
    text + more;

/** Text that no compression makes much smaller, the same in each run. */
const noise = (bytes: number) =>
  Array.from({ length: bytes / 88 }, (_, at) =>
    createHash('sha512').update(String(at)).digest('base64'),
  ).join('');

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
    says: /Table\/styles\.module\.css\s+\d+:\d+\s+✖ .*color-no-hex/,
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
    says: /^unused .*pageAddress\.ts/m,
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
    says: /--ace-code-comment on --prism-background-color: 1\.\d\d:1/,
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
    name: 'addresses and anchors live forever',
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
    says: /canonical link of every page[^]*\/docs\/steps\/jwt\//,
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
    says: /ace5, tuning: title: [\d.]+, accepted/,
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
    break: replace("env('SITE_CONTACT_URL') ?? ", ''),
    command: `${['', 'CHAT_', 'CONTACT_', 'REPOSITORY_'].map((part) => `SITE_${part}URL=https://192.0.2.1/`).join(' ')} npx tsx tools/deploy-check.ts`,
    says: /^contactUrl is still the reserved address/m,
  },
  {
    name: 'weight of a page',
    file: STEP_HTML,
    break: replace('</main>', `<!-- ${noise(9000)} -->$&`),
    command: browser('budgets', '/docs/steps/jwt/'),
    says: /too heavy(?: to be read soon)?, /,
  },
  {
    name: 'content security policy',
    file: 'build/docs/steps/jsonata_map/index.html',
    break: replace(/<meta[^>]*http-equiv="?content-security-policy"?[^>]*>/i, ''),
    command: browser('security', 'a page of each kind has the policy'),
    says: /> +\d+ \| +expect\.soft\(await inHead\.getAttribute\('http-equiv'\)/,
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
    says: /unexpected value "hidden"/,
  },
  {
    name: 'appearance',
    file: 'build/index.html',
    break: replace('<h1', '<h1 hidden'),
    command: browser('visual', 'the home page looks as accepted'),
    says: /\d+ pixels .* are different/,
  },
  {
    name: 'hosts serve each address that a page references',
    file: STEP_HTML,
    break: replace('</main>', '<a href="/docs/none/">None</a></main>'),
    command: unit('build/addresses'),
    says: /\/docs\/none\/, named in .*steps\/jwt/,
  },
  {
    name: 'invalid pages stop the build',
    file: 'src/lint/checks/front-matter.ts',
    break: replace("'description', 50, 160", "'description', 5, 1600"),
    command: unit('build/bad-input'),
    says: /50 to 160/,
  },
  {
    name: 'code is shown as written',
    file: STEP_HTML,
    break: replace(/(<pre[^>]*><code[^>]*>)/, '$1!'),
    command: unit('build/code'),
    says: /version-ace5\/steps\/jwt\.md: /,
  },
  {
    name: 'the version switch leads to the counterpart',
    file: STEP_HTML,
    break: (text) => text.replaceAll('/docs/ace4/steps/jwt/', '/docs/ace4/'),
    command: unit('build/counterparts'),
    says: /from \/docs\/steps\/jwt\//,
  },
  {
    name: 'a new version passes the checks',
    file: 'src/site/navbar.ts',
    break: replace('(current)', '(newest)'),
    command: unit('build/cut-version'),
    says: /\(newest\)/,
  },
  {
    name: 'data is in one script',
    file: 'build/assets/js/copy.js',
    break: () => readFileSync('src/content/releases/ace5.json', 'utf8'),
    command: unit('build/data'),
    says: /the release history of ace5 is only in the script of its overview[^]*2 !== 1/,
  },
  {
    name: 'hostile strings are text',
    file: 'src/plugins/release-feed/index.ts',
    break: replace(/escape\((text.*?)\);/, '$1;'),
    command: unit('build/hostile-content'),
    says: /(?:not ok \d+ -|✖) data is valid, and feeds/,
  },
  {
    name: 'a page links the styles of its components',
    file: 'build/docs/steps/rest_http/index.html',
    break: replace(/<link[^>]*\/assets\/css\/(?!styles)[^>]*>/, ''),
    command: unit('build/page-styles'),
    says: /docs\/steps\/rest_http\/index\.html: \w+_/,
  },
  {
    name: 'pictures have labels',
    file: STEP_HTML,
    break: replace('aria-label="Steps: ', 'aria-label="'),
    command: unit('build/pictures'),
    says: /\/docs\/steps\/jwt\//,
  },
  {
    name: 'the search answers with an entry',
    file: 'build/search-text-docs-default-ace5.json',
    break: (text) => text.replaceAll('No listener at this host and port.', 'Nobody listens.'),
    command: unit('build/search-answers'),
    says: /Nobody listens\./,
  },
  {
    name: 'servers with the sample configurations',
    file: 'deploy/nginx.conf',
    break: (text) => text.replaceAll('X-Frame-Options "DENY"', 'X-Frame-Options "SAMEORIGIN"'),
    command: unit('build/servers'),
    says: /\/docs\/steps\/jwt\/: X-Frame-Options is SAMEORIGIN/,
  },
  {
    name: 'recorded properties are on the page of their step',
    file: 'build/docs/steps/jsonata_map/index.html',
    break: replace(/<li[^>]*id="?ref-jsonata"?[^]*?<\/li>/, ''),
    command: unit('build/step-properties'),
    says: /steps\/jsonata_map: /,
  },
  {
    name: 'classes of the theme that style sheets select',
    file: 'src/css/prose.css',
    break: append("\n[class*='renamedByUpstream'] {\n  color: inherit;\n}\n"),
    command: unit('build/theme-classes'),
    says: /renamedByUpstream/,
  },
  {
    name: 'open points are marked',
    file: STEP_HTML,
    break: (text) => text.replaceAll(/class="?unconfirmed"?/g, 'class=confirmed'),
    command: unit('build/unconfirmed'),
    says: /\/docs\/steps\/jwt\/: /,
  },
  {
    name: 'archives of the recipes',
    file: 'build/docs/cookbook/custom_errors/index.html',
    break: (text) => text.replaceAll('/custom_errors.zip', '/none.zip'),
    command: unit('build/workspaces'),
    says: /cookbook\/custom_errors/,
  },
  {
    name: 'reflow',
    file: STYLES,
    break: append('\n.theme-doc-markdown p { width: 2000px }'),
    command: browser('reflow', 'the step page is never wider'),
    says: /> +\d+ \| +expect\(await overflows\(page/,
  },
  {
    name: 'size of targets',
    file: STYLES,
    break: append('\n.footer__item a { display: block; font-size: 4px; line-height: 1 }'),
    command: browser('targets', 'the step page has no target that is too small'),
    says: /\d\.\d x \d\.\d/,
  },
  {
    name: 'focus is visible',
    file: STYLES,
    break: append('\n* { outline: none !important; box-shadow: none !important }'),
    command: browser('keyboard', 'each has a visible focus indicator'),
    says: /> +\d+ \| +expect\(await showsFocus\(control\)/,
  },
  {
    name: 'print',
    file: STYLES,
    break: append('\n@media print { .navbar { display: flex !important } }'),
    command: browser('print', 'a printed page shows its content'),
    says: /locator\('\.navbar'\)[^]*> +\d+ \|.*toBeHidden/,
  },
  {
    name: 'no layout shift',
    file: STYLES,
    break: append(
      '\n@keyframes late { from { padding-top: 400px } }\nmain { animation: late 500ms steps(1) }',
    ),
    command: browser('steadiness', 'the step page has no layout shift .* 1440 px'),
    says: /> +\d+ \| +expect\(await shifts\(page\)\)/,
  },
  {
    name: 'reduced motion',
    file: STYLES,
    break: append('\na { transition: color 1s !important }'),
    command: browser('reader-settings', 'with prefers-reduced-motion nothing is animated'),
    says: /> +\d+ \| +expect\(await moving\(\)\)/,
  },
  {
    name: 'color modes',
    file: STYLES,
    break: append('\npre, pre code { background: #fff !important }'),
    command: browser('color-mode', 'code is dark in both'),
    says: /> +\d+ \| +expect\(await background\(page, 'article pre code'\)\)/,
  },
  {
    name: 'menu on phones',
    file: STYLES,
    break: append('\n.navbar__toggle { display: none !important }'),
    command: browser('mobile', 'the menu button is visible'),
    says: /> +\d+ \| +await expect\(hamburger\(page\)\)\.toBeVisible/,
  },
  {
    name: 'keyboard in the search box',
    file: assetsWith('js', 'role:"option"'),
    break: (text) => text.replaceAll('aria-selected', 'data-selected'),
    command: browser('search', 'arrow keys, Home and End select a result'),
    says: /> +\d+ \| .*toHaveAttribute\('aria-selected'/,
  },
  {
    name: 'code is copied',
    file: assetsWith('js', 'clipboard.writeText'),
    break: (text) => text.replaceAll('clipboard.writeText', 'clipboard.readText'),
    command: browser('code', 'the copy button is always visible, copies'),
    says: /> +\d+ \| .*clipboard\.readText\(\)\)\)\.toBe\(source\)/,
  },
  {
    name: 'highlights of a search on its page',
    file: assetsWith('js', 'search-match'),
    break: (text) => text.replaceAll('search-match', 'no-match'),
    command: browser('search-highlight', 'a result opens its section'),
    says: /> +\d+ \| .*marked\(page\)\)\.toBeGreaterThan/,
  },
  {
    name: 'a page whose app is gone loads the next build',
    file: 'build/recover.js',
    break: () => '',
    command: browser('deployments', 'whose app is gone'),
    says: failsAt('data-has-hydrated'),
  },
  {
    name: 'a crash is told, with a way on',
    file: assetsWith('js', 'Try again'),
    break: replaceAll('Try again', 'Wait'),
    command: browser('failures', 'a page that crashes shows'),
    says: failsAt('Try again'),
  },
  {
    name: 'a damaged page is readable, or loads again',
    file: 'build/recover.js',
    break: () => '',
    command: browser('faults', 'if any one of its files is not found'),
    says: failsAt('toBeVisible()'),
  },
  {
    name: 'tabs share the color mode',
    file: assetsWith('js', 'addEventListener("storage"'),
    break: replaceAll('addEventListener("storage"', 'addEventListener("none"'),
    command: browser('faults', 'two tabs share'),
    says: failsAt("expect(other.locator('html'))"),
  },
  {
    name: 'examples run in the page',
    file: assetsWith('js', 'Same result as on the page'),
    break: replaceAll('Same result as on the page', 'Done'),
    command: browser('flow-runner', 'an example runs in the page'),
    says: failsAt("toContainText('Same result as on the page.')"),
  },
  {
    name: 'home page',
    file: assetsWith('js', 'steps_intro#database-access'),
    break: replaceAll('steps_intro#database-access', 'steps_intro'),
    command: browser('home', 'the groups of steps'),
    says: failsAt("toHaveURL('/docs/steps/steps_intro/#database-access')"),
  },
  {
    name: 'an address sets known values only',
    file: 'build/docs/deployment/cli/index.html',
    break: replace('("light"===e||"dark"===e)&&e', 'e'),
    command: browser('hostile', 'the script in the head'),
    says: failsAt("toHaveAttribute('data-theme'"),
  },
  {
    name: 'a click before hydration',
    file: 'build/docs/ace4/steps/jwt/index.html',
    break: replace('action=/search/', 'action=/'),
    command: browser('hydration', 'the search button opens'),
    says: failsAt("toHaveURL('/search/?v=ace4')"),
  },
  {
    name: 'tasks by keyboard',
    file: STYLES,
    break: append('\n.menu__link { outline: none !important; box-shadow: none !important }'),
    command: browser('keyboard-tasks', 'found with the sidebar'),
    says: failsAt('expect(await tabTo(page'),
  },
  {
    name: 'footer',
    file: 'build/index.html',
    break: replaceAll('https://www.example.com/contact', '/none'),
    command: browser('layout', 'the footer links to the contact'),
    says: failsAt("link('Contact the vendor')"),
  },
  {
    name: 'progress of a navigation',
    file: STYLES,
    break: append('\n#nprogress { display: none !important }'),
    command: browser('navigation', 'the current page stays visible'),
    says: failsAt('expect(progressBar(page)).toBeVisible()'),
  },
  {
    name: 'suggestions for an unknown address',
    file: assetsWith('js', 'Did you mean'),
    break: replaceAll('Did you mean', 'Or'),
    command: browser('not-found', 'similar pages are listed'),
    says: failsAt("expect(likely.getByRole('heading'))"),
  },
  {
    name: 'announcement',
    file: assetsWith('css', '.navbar', OPTIONS),
    break: append('\n.theme-announcement-bar { display: none !important }'),
    command: browser('options', 'a closed announcement'),
    says: failsAt('expect(announcement(page)).toBeVisible()'),
  },
  {
    name: 'scripts that fail to load are told',
    file: assetsWith('js', 'This page could not be loaded.'),
    break: replaceAll('This page could not be loaded.', 'Wait.'),
    command: browser('page-load-failure', 'reloads once, then shows'),
    says: failsAt("toContainText('This page could not be loaded.')"),
  },
  {
    name: 'a page is copied as Markdown',
    file: 'build/docs/steps/jwt.md',
    break: replace('\n# JWT\n', '\n'),
    command: browser('page-tools', 'the page is copied as Markdown'),
    says: failsAt('# JWT'),
  },
  {
    name: 'strips and panels fit phones',
    file: STYLES,
    break: append('\n.strip { width: 2000px }'),
    command: browser('pictures', 'strips and panels wrap'),
    says: failsAt('expect(cut, address)'),
  },
  {
    name: 'the playground refuses what is damaged',
    file: assetsWith('js', 'damaged or cut off'),
    break: replaceAll('damaged or cut off', 'fine'),
    command: browser('playground', 'a hostile address is refused'),
    says: failsAt('toContainText(reason)'),
  },
  {
    name: 'filter of the entries',
    file: STYLES,
    break: append('\n[hidden] { display: block !important }'),
    command: browser('reference', 'the filter shows'),
    says: failsAt('toBeHidden()'),
  },
  {
    name: 'tasks of the migration are stored',
    file: assetsWith('js', '.setItem('),
    break: replaceAll('.setItem(', '.getItem('),
    command: browser('releases', 'the migration checklist'),
    says: failsAt('expect(box).toBeChecked()'),
  },
  {
    name: 'events of the search',
    file: assetsWith('js', 'clickedObjectIDsAfterSearch', OPTIONS),
    break: replaceAll('clickedObjectIDsAfterSearch', 'clicked'),
    command: browser('search-analytics', 'the provider receives'),
    says: failsAt('expect.objectContaining(read)'),
  },
  {
    name: 'files are transferred to the worker',
    file: assetsWith('js', '"file"in'),
    break: replace(/("file"in \w+\?)\[\w+\.file\]/, '$1[]'),
    command: browser('search-engine', 'transferred to the worker'),
    says: failsAt('expect.poll(left)'),
  },
  {
    name: 'a search that cannot load says so',
    file: assetsWith('js', 'The search could not be loaded.'),
    break: replaceAll('The search could not be loaded.', 'Wait.'),
    command: browser('search-faults', 'says that its chunk is missing'),
    says: failsAt("toHaveText('The search could not be loaded.')"),
  },
  {
    name: 'files of the search are revalidated',
    file: assetsWith('js', '"no-cache"'),
    break: replaceAll('"no-cache"', '"force-cache"'),
    command: browser('search-index', 'are revalidated'),
    says: failsAt("['cache-control']"),
  },
  {
    name: 'parts of a large index',
    file: assetsWith('js', 'search-parts-'),
    break: replaceAll('search-parts-', 'none-'),
    command: browser('search-large', 'a large index is searched'),
    says: failsAt('toHaveCount(OPTIONS)'),
  },
  {
    name: 'shortcuts of the search',
    file: assetsWith('js', 'ace-search-open'),
    break: replaceAll('"k"!==', '"j"!=='),
    command: browser('search-opening', 'Ctrl.K opens the search box'),
    says: failsAt('toBeFocused'),
  },
  {
    name: 'result pages',
    file: assetsWith('js', 'Result pages'),
    break: replaceAll('Result pages', 'Pages'),
    command: browser('search-page', 'paginated by 8'),
    says: failsAt("expect(pages).toContainText('Page 1 of')"),
  },
  {
    name: 'recent searches',
    file: assetsWith('js', '.setItem('),
    break: replaceAll('.setItem(', '.getItem('),
    command: browser('search-recent', 'a search is stored when'),
    says: failsAt("toHaveText(['jwt', 'retry'])"),
  },
  {
    name: 'the scope of a search is stored',
    file: assetsWith('js', '.setItem('),
    break: replaceAll('.setItem(', '.getItem('),
    command: browser('search-scope', 'a chosen scope is remembered'),
    says: failsAt("expect(scope(page, 'Both')).toBeChecked()"),
  },
  {
    name: 'the search box fits the window',
    file: STYLES,
    break: append('\ndialog { max-width: 900px !important }'),
    command: browser('search-states', 'fits a window of 320'),
    says: failsAt('expect(await dialog(page).boundingBox()).toEqual'),
  },
  {
    name: 'shortcuts',
    file: assetsWith('js', '/^[/?]$/'),
    break: replaceAll('/^[/?]$/', '/^[/!]$/'),
    command: browser('shortcuts', 'shows the shortcuts'),
    says: failsAt("expect(shortcuts(page)).toContainText('Open the search')"),
  },
  {
    name: 'step catalogue without scripts',
    file: 'build/docs/steps/steps_intro/index.html',
    break: replaceAll('Network requests', 'Network'),
    command: browser('step-catalogue', 'a list by group, without a filter'),
    says: failsAt("{ name: 'Network requests' }"),
  },
  {
    name: 'properties of a step',
    file: 'build/docs/steps/jsonata_map/index.html',
    break: replaceAll('#data-transformation', '#none'),
    command: browser('step-head', 'a step page starts'),
    says: failsAt('toMatchAriaSnapshot'),
  },
  {
    name: 'variants in print',
    file: STYLES,
    break: append('\n@media print { [role=tabpanel] { display: none !important } }'),
    command: browser('tabs', 'in print all variants'),
    says: failsAt('expect(panel(page, name)).toBeVisible()'),
  },
  {
    name: 'terms lead to their definition',
    file: 'build/docs/steps/mixed_flow/index.html',
    break: replaceAll('/docs/intro/glossary/#', '/docs/#'),
    command: browser('terms', 'a term is a link'),
    says: failsAt('glossary'),
  },
  {
    name: 'open points in print',
    file: STYLES,
    break: append('\n@media print { *::after { content: none !important } }'),
    command: browser('unconfirmed', 'the question is printed'),
    says: failsAt("expect(printed).toContain('Whether')"),
  },
  {
    name: 'version dropdown',
    file: assetsWith('js', 'aria-current'),
    break: replaceAll('"aria-current"', '"data-current"'),
    command: browser('versions', 'marks the version'),
    says: failsAt("toHaveAttribute('aria-current', 'page')"),
  },
  {
    name: 'tasks in each browser, every night',
    file: STYLES,
    break: append('\n@media print { article { display: none !important } }'),
    command: 'npm run --silent test:browsers -- chromium --only "print shows"',
    says: /FAIL chromium: print shows/,
  },
  {
    name: 'valid HTML of all pages, every night',
    file: 'build/docs/index.html',
    break: replace('</main>', '<p><div id="__docusaurus">twice</div></main>'),
    command: 'npm run --silent audit:html',
    says: /docs\/index\.html.*__docusaurus/,
  },
  {
    name: 'links of all pages, every night',
    file: STEP_HTML,
    break: replace('</main>', '<a href="/docs/none/">None</a></main>'),
    // Links to other sites need a network.
    command: 'npm run --silent audit:links -- --skip "^https://"',
    says: /404.*\/docs\/none/,
  },
];
