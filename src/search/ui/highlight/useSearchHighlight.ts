import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { readHighlight } from './address';

type Unmark = () => void;

/** Documentation and blog pages have an article; other pages are marked in their main area. */
async function mark(terms: readonly string[]): Promise<Unmark> {
  const { default: Mark } = await import('mark.js');
  const root =
    document.querySelector<HTMLElement>('article .markdown, article') ??
    document.querySelector('main');
  if (!root) return () => undefined;
  const marker = new Mark(root);
  marker.mark([...terms], {
    accuracy: { value: 'partially', limiters: [] },
    separateWordSearch: false,
    exclude: ['button *', 'svg *', 'style', 'script'],
  });
  return () => marker.unmark();
}

/**
 * On a page reached from a search result: marks the terms, then takes them out of the address, so that
 * a shared link does not share the marks. Escape and the next page remove them.
 */
export function useSearchHighlight(): void {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const unmark = useRef<Unmark>(() => undefined);

  useEffect(() => {
    const { terms, rest } = readHighlight(search);
    if (terms.length === 0) return;
    void mark(terms).then((undo) => {
      unmark.current();
      unmark.current = undo;
      history.replace({ pathname, search: rest, hash });
    });
  }, [history, pathname, search, hash]);

  useEffect(
    () => () => {
      unmark.current();
      unmark.current = () => undefined;
    },
    [pathname],
  );

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') unmark.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
