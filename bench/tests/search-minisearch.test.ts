import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toDocuments } from '../../src/search/core/sections';
import {
  buildMiniSearch,
  loadMiniSearch,
  searchMiniSearch,
  sectionsOf,
  type Settings,
} from '../search/peers/minisearch/engine';
import settings from '../search/peers/minisearch/settings.json';

const page = (name: string, title: string, keywords: string, ...contents: string[]) => ({
  url: `/docs/${name}`,
  type: 'docs' as const,
  pageTitle: title,
  description: '',
  keywords,
  tags: [],
  sidebarParentCategories: [],
  sections: contents.map((content, at) => ({
    title: at === 0 ? '' : `Part ${at}`,
    hash: at === 0 ? '' : `#part-${at}`,
    content,
    code: '',
    defined: '',
  })),
});

const sections = sectionsOf(
  toDocuments([
    page('schedule', 'Create a schedule', 'nightly', 'A job runs at fixed times.'),
    page('redis', 'Redis', '', 'Store a value with doJsonStringify.', 'Values expire.'),
  ]),
);
const engine = loadMiniSearch({
  index: buildMiniSearch(sections, settings as Settings).toJSON(),
  synonyms: [['cron', 'schedule']],
  weights: [],
  settings: settings as Settings,
});
const pagesFor = (query: string) =>
  searchMiniSearch(engine, query, 8).map((route) => route.split('#')[0]);

describe('the MiniSearch peer', () => {
  it('finds what our search finds: stems, beginnings, parts of names, synonyms, keywords, errors', () => {
    for (const query of ['scheduling', 'sched', 'cron', 'nightly job', 'shedule']) {
      assert.deepEqual(pagesFor(query), ['/docs/schedule'], query);
    }
    assert.deepEqual(pagesFor('stringify'), ['/docs/redis']);
  });

  it('returns a page once, and nothing for words that no page has', () => {
    assert.deepEqual(pagesFor('value'), ['/docs/redis']);
    assert.deepEqual(pagesFor('bluetooth'), []);
  });
});
