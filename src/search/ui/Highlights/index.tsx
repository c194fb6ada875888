import { useHistory, useLocation } from '@docusaurus/router';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import { useEffect, useRef } from 'react';
import { readHighlight } from '../highlightParameter';

type Highlight = (typeof import('./highlight'))['highlight'];

/**
 * Highlights the words in the address of the page, which it removes from there: a shared link has no highlights. Their
 * code loads only then; if it fails, the page is usable without them. They end with Escape, a tap and navigation.
 */
export default function Highlights(): null {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const { selectMessage } = usePluralForm();
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    const { terms, rest } = readHighlight(search);
    if (terms.length === 0) return;
    const show = (highlight: Highlight) => {
      // They are shown, or a link was followed: `useLocation` has the old page until the other one has loaded.
      const { location } = history;
      if (location.pathname !== pathname || location.search !== search) return;
      const shown = highlight(terms, location.hash, history.action === 'PUSH');
      end.current = shown.end;
      if (shown.count > 0) {
        const message = translate({ message: '{count} match|{count} matches' }, shown);
        announce(selectMessage(shown.count, message), { isVisible: false });
      }
      // With the hash of now: a link to a section may have been followed.
      history.replace({ ...location, search: rest });
    };
    import('./highlight').then(
      // In a background tab, the highlights wait for the reader.
      ({ highlight }) => requestAnimationFrame(() => show(highlight)),
      () => undefined,
    );
  }, [history, pathname, search, selectMessage]);

  useEffect(() => () => end.current?.(), [pathname]);
  return null;
}
