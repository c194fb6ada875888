import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a dialog when it is rendered, with the text of its field selected, and closes it when it is removed, which
 * gives the focus back. In a layout effect: the key after the one that opens the dialog belongs into the field.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    field.current?.select();
    return () => element?.close();
  }, [dialog, field]);
}
