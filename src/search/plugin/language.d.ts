declare module '@generated/search-index/default/language.js' {
  import type { Language } from '@site/src/search/core/language';

  const language: Language;
  export default language;
}
