import { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import { filterEntries } from './filter';

const lists = () => [...document.querySelectorAll('.markdown > .reference')];

/** Query parameter of the filter, so that the text is kept when the reader comes back. */
const PARAMETER = 'filter';

/** Puts the text into the address without a navigation, so that the page is not rendered again. */
function keep(text: string): void {
  const address = new URL(window.location.href);
  if (text) address.searchParams.set(PARAMETER, text);
  else address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}

/** The number of entries that are shown. A page with a filter has more than one. */
const countMessage = (shown: number, all: number) =>
  translate({ message: '{shown} of {all}' }, { shown, all });

/**
 * Filters the entries of the page by what is typed in a field, and by what was typed before.
 * @param status the live region for the number of entries
 * @returns a function that ends it
 */
export function control(field: HTMLInputElement, status: HTMLElement): () => void {
  const start = status.parentElement as HTMLElement;
  const all = lists().reduce((sum, { children }) => sum + children.length, 0);
  const filter = () => {
    status.textContent = countMessage(filterEntries(lists(), start, field.value), all);
    keep(field.value);
  };
  const reset = () => {
    field.value = '';
    filter();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) reset();
  };
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    reset();
    target.scrollIntoView();
  };
  field.value ||= new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
  filter();
  field.addEventListener('input', filter);
  field.addEventListener('keydown', onKeyDown);
  window.addEventListener('hashchange', reveal);
  return () => {
    field.removeEventListener('input', filter);
    field.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('hashchange', reveal);
  };
}
