import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';
import { type RefObject, useLayoutEffect } from 'react';
import { takeHandedOver } from './openSearch';

/**
 * Opens a dialog on mount, with the text of its field selected or, if it was typed elsewhere, the caret at
 * its end, and closes it on unmount, which restores the focus. A
 * layout effect, so that the field receives the next key after the shortcut.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    if (takeHandedOver()) field.current?.setSelectionRange(MAX_QUERY_LENGTH, MAX_QUERY_LENGTH);
    else field.current?.select();
    return () => element?.close();
  }, [dialog, field]);
}
