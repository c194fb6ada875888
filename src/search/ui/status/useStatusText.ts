import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Search } from '@site/src/search/client';
import { texts } from '@site/src/search/ui/texts/texts';
import type { SearchView } from './searchView';

/** The number of results: all of them, or how many of them are displayed. */
function useCountText(): (shown: number, total: number) => string {
  const { selectMessage } = usePluralForm();
  return (shown, total) => {
    if (total === 0) return texts.noResults();
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
export function useStatusText({ scope, labelOf }: Search): (view: SearchView) => string {
  const countText = useCountText();
  return ({ status, shown, total, area, missing }) => {
    if (status === 'idle') return texts.idle(scope.label);
    if (status === 'loading') return '';
    if (status === 'stalled') return texts.stalled();
    if (status === 'failed') return texts.failed();
    const found = countText(shown, total);
    const count = area === undefined ? found : texts.inArea(found, area);
    if (missing.length === 0) return count;
    const notes = missing.map((tag) => texts.missing(labelOf(tag) ?? texts.otherPages()));
    return `${count.replace(/\.$/, '')}. ${notes.join(' ')}`;
  };
}
