import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './tab';

/** The site that a task sees; a delay holds for the scripts, in milliseconds. */
export type Site = { delay: number };

type Task = (tab: Tab, site: Site) => Promise<void>;

const search = '.navbar [class*="navbarSearchContainer"] button';
const field = 'dialog input[type="search"]';
const option = 'dialog [role="option"]';
const version = '.navbar [aria-haspopup="true"]';
const hamburger = '.navbar__toggle';

const value = (tab: Tab, css: string): Promise<string> =>
  tab.run(
    (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? '',
    css,
  );

async function hasValue(tab: Tab, css: string, text: string): Promise<void> {
  await tab.until(
    `“${text}” in ${css}`,
    (selector: string, expected: string) =>
      document.querySelector<HTMLInputElement>(selector)?.value === expected,
    css,
    text,
  );
}

/** Notes in the page, so that a full page load is noticed. */
const mark = (tab: Tab) => tab.run(() => void Object.assign(window, { same: true }));
const isSame = (tab: Tab) => tab.run(() => 'same' in window);

/** What readers do on the site, with the least that must be true afterwards. */
export const tasks: Record<string, Task> = {
  'a page shows its text, highlighted code, icons and sidebar': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.heading('JWT');
    for (const css of [
      'article pre .token',
      '.theme-doc-sidebar-container',
      '.menu__link--active',
    ]) {
      await tab.shown(css);
    }
  },

  'a click opens the search, and Enter the first result': async (tab) => {
    await tab.open('/docs/');
    await tab.click(search);
    await tab.shown(field);
    await tab.type('json web token');
    await tab.until(
      'the result',
      (css: string) => document.querySelector(css)?.textContent?.startsWith('JWT'),
      option,
    );
    await tab.press('Enter');
    await tab.heading('JWT');
  },

  'Ctrl+K opens the search, ready to type on a clock': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.press('Control+k');
    await tab.type('workspace');
    await hasValue(tab, field, 'workspace');
    await tab.shown(option);
  },

  '“/” opens the search, and the arrow keys choose a result': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.press('/');
    await tab.type('retry');
    await tab.shown(option);
    await tab.press('ArrowDown', 'ArrowDown');
    const chosen = await tab.until(
      'a chosen result',
      () =>
        document.querySelector(
          'dialog [aria-selected="true"] a, dialog a[aria-selected="true"], dialog [aria-selected="true"]',
        )?.textContent,
    );
    assert.ok(chosen);
    await tab.press('Enter');
    await tab.until('another page', () => location.pathname !== '/docs/steps/jwt/');
  },

  'letters typed while the search loads are kept': async (tab, site) => {
    await tab.open('/docs/steps/jwt/');
    site.delay = 400;
    await tab.press('/');
    await tab.type('retry policy');
    await hasValue(tab, field, 'retry policy');
    await tab.shown(option);
    assert.equal(await value(tab, field), 'retry policy');
  },

  'Escape closes the search, and the focus returns': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.click(search);
    await tab.shown(field);
    await tab.press('Escape');
    await tab.shown(field, false);
    const text = await tab.run(() => document.activeElement?.textContent ?? '');
    assert.match(text, /^Search/);
  },

  'the search is limited to a version': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.press('/');
    await tab.type('retry');
    await tab.shown(option);
    await tab.click({ css: 'dialog label', text: 'ACE 4' });
    await tab.shown('dialog a[href^="/docs/ace4/"]');
  },

  'the result page has results, and its query can be changed': async (tab) => {
    await tab.open('/search/?q=cache&v=ace5');
    await tab.until(
      'results',
      () => document.querySelectorAll('main li a, main article a').length > 3,
    );
    await tab.click('main input[type="search"]');
    await tab.type('x');
    await tab.press('Enter');
    await tab.address('/search/?q=cachex&v=ace5');
  },

  'a result marks the words on its page': async (tab) => {
    await tab.open('/docs/steps/jwt/?_highlight=token');
    await tab.address('/docs/steps/jwt/');
    await tab.until('marks', () => (CSS.highlights.get('search-match')?.size ?? 0) > 2);
  },

  'the version menu opens below the pointer and leads to the same page': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.hover(version);
    await tab.click({ css: '.dropdown__link', text: 'ACE 4' });
    await tab.address('/docs/ace4/steps/jwt/');
    await tab.until('its name', () =>
      document.querySelector('.navbar [aria-haspopup="true"]')?.textContent?.startsWith('ACE 4'),
    );
  },

  'Escape closes the version menu': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.hover(version);
    await tab.shown('.dropdown__menu');
    await tab.press('Escape');
    await tab.shown('.dropdown__menu', false);
  },

  'the colour mode changes and is kept': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.click('[class*="colorModeToggle"] button');
    await tab.until('dark', () => document.documentElement.dataset.theme === 'dark');
    const background = () => getComputedStyle(document.documentElement).backgroundColor;
    const dark = await tab.run(background);
    await tab.open('/docs/steps/retry/');
    assert.equal(await tab.run(background), dark);
  },

  'a link opens its page in place, and Back returns': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await mark(tab);
    await tab.click({ css: '.theme-doc-sidebar-container a', text: 'REST HTTP' });
    await tab.heading('REST HTTP');
    assert.ok(await isSame(tab), 'the page was loaded anew');
    await tab.back();
    await tab.heading('JWT');
  },

  'a category of the sidebar opens': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.click({ css: '.menu__link--sublist', text: 'Cookbook' });
    await tab.until('its pages', () =>
      [...document.querySelectorAll('.menu__link')].some(
        (link) => link.getAttribute('href')?.includes('/ace_cookbook/') && link.checkVisibility(),
      ),
    );
  },

  'a heading of “On this page” lands below the navbar': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.click({ css: '.table-of-contents a', text: 'What goes wrong' });
    await tab.until('the heading below the navbar', () => {
      const { top = -1 } =
        document.querySelector('#what-goes-wrong')?.getBoundingClientRect() ?? {};
      return top >= 55 && top < 110;
    });
  },

  'an address with a heading lands below the navbar': async (tab) => {
    await tab.open('/docs/steps/jwt/#limits');
    await tab.until('the heading below the navbar', () => {
      const { top = -1 } = document.querySelector('#limits')?.getBoundingClientRect() ?? {};
      return (
        (top >= 55 && top < 110) ||
        scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      );
    });
  },

  'the button of a code block copies it or says that it could not': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.click('[class*="bar_"] [class*="copy_"]');
    await tab.until('an answer', () => /Copied|Not copied/.test(document.body.textContent ?? ''));
  },

  'the menu of a page opens, and Escape closes it': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.click({ css: 'summary', text: 'More page actions' });
    await tab.shown('details[data-menu][open] a');
    await tab.press('Escape');
    await tab.shown('details[data-menu][open]', false);
  },

  'a tab shows its text': async (tab) => {
    await tab.open('/docs/guides/how_to_migrate_from_ace4/');
    await tab.click({ css: '[role="tab"]', text: 'ACE 5' });
    await tab.until('its panel', () =>
      [...document.querySelectorAll('[role="tabpanel"][data-value="ace5"]')].every((panel) =>
        panel.checkVisibility(),
      ),
    );
  },

  'short code in tables stays in one piece': async (tab) => {
    for (const page of ['rest_http', 'jwt', 'sql_query']) {
      await tab.open(`/docs/steps/${page}/`).catch(() => undefined);
      const broken = await tab.run(() =>
        [...document.querySelectorAll('article td code, article dt code')]
          .filter((code) => !code.querySelector('wbr') && !/[\s\-/?]/.test(code.textContent ?? ''))
          .filter((code) => code.checkVisibility() && code.getClientRects().length > 1)
          .map((code) => code.textContent),
      );
      assert.deepEqual(broken, [], page);
    }
  },

  'the phone menu opens, leads to a page and closes': async (tab) => {
    await tab.resize(390, 800);
    await tab.open('/docs/steps/jwt/');
    await tab.click(hamburger);
    await tab.shown('.navbar-sidebar .menu__link');
    await wait(400); // it slides in
    await tab.click({ css: '.navbar-sidebar .menu__link', text: 'REST HTTP' });
    await tab.heading('REST HTTP');
    await tab.shown('.navbar-sidebar__close', false);
    await tab.resize(1280, 800);
  },

  'pages fit a phone': async (tab) => {
    await tab.resize(390, 800);
    for (const path of [
      '/',
      '/docs/steps/rest_http/',
      '/search/?q=retry',
      '/docs/releases/overview/',
    ]) {
      await tab.open(path);
      const [width, inner] = await tab.run(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ]);
      assert.ok((width ?? 0) <= (inner ?? 0), `${path}: ${width} in ${inner} px`);
    }
    await tab.resize(1280, 800);
  },

  'the home page fits a phone at twice the font size': async (tab) => {
    await tab.resize(390, 800);
    await tab.open('/');
    const width = await tab.run(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - innerWidth;
    });
    assert.ok(width <= 0, `${width} px too wide`);
    await tab.resize(1280, 800);
  },

  'a link clicked before the page is interactive opens its page': async (tab, site) => {
    site.delay = 1500;
    await tab.openEarly('/docs/steps/jwt/');
    await tab.click({ css: '.theme-doc-sidebar-container a', text: 'REST HTTP' });
    await tab.heading('REST HTTP');
    await tab.address('/docs/steps/rest_http/');
    site.delay = 0;
    await tab.interactive();
  },

  'a link clicked while the scripts of the page load opens its page': async (tab, site) => {
    for (const delay of [120, 300]) {
      site.delay = delay;
      await tab.openEarly('/docs/steps/jwt/');
      await wait(delay * 2 + 50);
      await tab.click({ css: '.theme-doc-sidebar-container a', text: 'REST HTTP' });
      await tab.heading('REST HTTP');
      await tab.interactive();
    }
  },

  'the search button leads to the result page before the page is interactive': async (
    tab,
    site,
  ) => {
    site.delay = 2000;
    await tab.openEarly('/docs/steps/jwt/');
    await tab.click(search);
    await tab.address('/search/?v=ace5');
    site.delay = 0;
  },

  'a page that was left while its scripts loaded works after Back': async (tab, site) => {
    site.delay = 800;
    await tab.openEarly('/docs/steps/jwt/');
    await tab.click({ css: '.theme-doc-sidebar-container a', text: 'REST HTTP' });
    await tab.heading('REST HTTP');
    site.delay = 0;
    await tab.back();
    await tab.heading('JWT');
    await tab.interactive();
    await tab.click(search);
    await tab.shown(field);
  },

  'a page works after Back from another document': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.run(() => location.assign('/docs/steps/jwt.md'));
    await tab.until('the Markdown', () => location.pathname.endsWith('.md'));
    await tab.back();
    await tab.heading('JWT');
    await tab.interactive();
    await tab.press('/');
    await tab.shown(field);
  },

  'print shows the text without the navigation': async (tab) => {
    await tab.open('/docs/steps/jwt/');
    await tab.run(() => {
      const all = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            const { mediaText } = rule.media;
            if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all';
            if (/\bprint\b/.test(mediaText)) rule.media.mediaText = 'all';
          }
          if ('cssRules' in rule) all(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) all(sheet.cssRules);
    });
    assert.equal(await tab.visible('.theme-doc-sidebar-container'), false);
    assert.equal(await tab.visible('article button'), false);
    assert.ok(await tab.visible('article pre'));
  },

  'an expression runs in the playground': async (tab) => {
    await tab.open('/playground/');
    await tab.click({ css: 'main button', text: 'Run' });
    await tab.until('a result', () => document.querySelectorAll('.cm-editor').length > 0);
  },

  'an example of a page opens and runs': async (tab) => {
    await tab.open('/docs/steps/jsonata_map/');
    await tab.click({ css: 'button', text: 'Run this example' });
    await tab.shown('.cm-editor');
    await tab.click({ css: 'main button', text: 'Run' });
  },

  'the releases are filtered by the address': async (tab) => {
    await tab.open('/docs/releases/overview/?from=25.1&to=25.6');
    await tab.until('the selection', () =>
      [...document.querySelectorAll('select')].some((list) => list.value === '25.1'),
    );
  },

  'an unknown address offers pages': async (tab) => {
    await tab.open('/docs/steps/jsonata/');
    await tab.heading('Page not found');
    await tab.shown('main a[href="/docs/"], main a[href^="/docs/"]');
  },
};
