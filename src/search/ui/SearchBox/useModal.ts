import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';
import { type RefObject, useLayoutEffect } from 'react';
import { takeHandedOver } from './openSearch';

/**
 * Opens a layer with a dialog on mount, with the text of its field selected or, if it was typed elsewhere, the caret at
 * its end, and restores the focus on unmount. A layout effect, so that the field receives the next key after the
 * shortcut.
 *
 * Not with `showModal`, which makes the browser compute the styles of the whole page again before the first letter:
 * the search panel makes the page inert little by little.
 */
export function useModal(
  layer: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    layer.current?.showPopover();
    field.current?.focus();
    if (takeHandedOver()) field.current?.setSelectionRange(MAX_QUERY_LENGTH, MAX_QUERY_LENGTH);
    else field.current?.select();
    return () => {
      // Inert parts of the page can be nested.
      for (let part; (part = opener?.closest('[inert]'));) part.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [layer, field]);
}
