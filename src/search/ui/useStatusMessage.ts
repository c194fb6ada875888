import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Search } from '@site/src/search/client';
import { messages } from './messages';
import type { SearchStatus } from './searchStatus';

/** The number of results: all of them, or how many of them are displayed. */
function useCountMessage(): (shown: number, total: number) => string {
  const { selectMessage } = usePluralForm();
  return (shown, total) => {
    if (total === 0) return messages.noResults();
    const message =
      shown < total
        ? translate(
            { message: '{shown} of {total} result|{shown} of {total} results' },
            { shown, total },
          )
        : translate(
            { id: 'theme.SearchPage.documentsFound.plurals', message: '1 result|{count} results' },
            { count: total },
          );
    return selectMessage(total, message);
  };
}

/**
 * Returns the messages about a search, displayed and announced by screen readers. They have the number of displayed
 * results, and the label of the area that these are limited to, if any.
 */
export function useStatusMessage({
  labelOf,
}: Search): (status: SearchStatus, shown: number, area?: string) => string {
  const countMessage = useCountMessage();
  return ({ kind, answer }, shown, area) => {
    if (kind === 'idle') return messages.idle();
    if (kind === 'stalled') return messages.stalled();
    if (kind === 'failed') return messages.failed();
    if (!answer) return '';
    const found = countMessage(shown, answer.total);
    const count = area === undefined ? found : messages.inArea(found, area);
    if (answer.failedTags.length === 0) return count;
    const notes = answer.failedTags.map((tag) =>
      messages.missing(labelOf(tag) ?? messages.otherPages()),
    );
    return `${count.replace(/\.$/, '')}. ${notes.join(' ')}`;
  };
}
