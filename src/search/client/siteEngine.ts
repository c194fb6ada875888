import language from '@generated/search-index/default/language.js';
import { createEngine, type Engine } from './engine';

/** Creates an engine for the language of the site, without an index. */
export const createSiteEngine = (): Engine => createEngine(language);
