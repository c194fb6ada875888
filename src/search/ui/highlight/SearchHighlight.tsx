import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { readHighlight } from './address';

type Unmark = () => void;

/** The text of docs and blog pages, without breadcrumbs and page tools; the main content of other pages. */
function markedElements(): HTMLElement[] {
  const texts = document.querySelectorAll<HTMLElement>('article .markdown');
  return [...(texts.length > 0 ? texts : document.querySelectorAll<HTMLElement>('main'))];
}

/**
 * Highlights the terms on a page that was opened from a search result, and removes them from the URL, so that a shared
 * link has no highlights. Escape and navigation remove the marks.
 */
export default function SearchHighlight(): null {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const unmark = useRef<Unmark>(undefined);

  useEffect(() => {
    const { terms, rest } = readHighlight(search);
    if (terms.length === 0) return;
    let isCurrent = true;
    import('mark.js').then(
      ({ default: Mark }) => {
        if (!isCurrent) return;
        unmark.current?.();
        const marker = new Mark(markedElements());
        marker.mark([...terms], {
          accuracy: { value: 'partially', limiters: [] },
          separateWordSearch: false,
          exclude: ['mark', 'button *', 'svg *', 'style', 'script'],
        });
        unmark.current = () => marker.unmark();
        history.replace({ pathname, search: rest, hash });
      },
      // The page is usable without its marks.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [history, pathname, search, hash]);

  useEffect(
    () => () => {
      unmark.current?.();
      unmark.current = undefined;
    },
    [pathname],
  );

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') unmark.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return null;
}
