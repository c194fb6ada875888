import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Search } from '@site/src/search/client';
import { messages } from './messages';
import type { SearchView } from './searchView';

/** The number of results: all of them, or how many of them are displayed. */
function useCountMessage(): (shown: number, total: number) => string {
  const { selectMessage } = usePluralForm();
  return (shown, total) => {
    if (total === 0) return messages.noResults();
    return shown < total
      ? selectMessage(
          total,
          translate(
            {
              id: 'search.shownOfTotal.plurals',
              message: '{shown} of {total} result|{shown} of {total} results',
            },
            { shown, total },
          ),
        )
      : selectMessage(
          total,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: '1 result|{count} results',
            },
            { count: total },
          ),
        );
  };
}

/** Returns the status messages of a search, displayed and announced by screen readers. */
export function useStatusMessage({ scope, labelOf }: Search): (view: SearchView) => string {
  const countMessage = useCountMessage();
  return ({ status, shown, total, area, missing }) => {
    if (status === 'idle') return messages.idle(scope.label);
    if (status === 'loading') return '';
    if (status === 'stalled') return messages.stalled();
    if (status === 'failed') return messages.failed();
    const found = countMessage(shown, total);
    const count = area === undefined ? found : messages.inArea(found, area);
    if (missing.length === 0) return count;
    const notes = missing.map((tag) => messages.missing(labelOf(tag) ?? messages.otherPages()));
    return `${count.replace(/\.$/, '')}. ${notes.join(' ')}`;
  };
}
