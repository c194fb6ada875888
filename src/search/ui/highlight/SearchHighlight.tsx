import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { readHighlight } from './address';

type Unmark = () => void;

/** The text of documentation and blog pages, without breadcrumbs and page tools; the main area of other pages. */
function markedElements(): HTMLElement[] {
  const texts = document.querySelectorAll<HTMLElement>('article .markdown');
  return [...(texts.length > 0 ? texts : document.querySelectorAll<HTMLElement>('main'))];
}

/**
 * On a page that was reached from a search result: marks the terms, then removes them from the address, so that a
 * shared link does not carry the marks. Escape and the next page remove them.
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
      // The page reads as well without its marks.
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
