import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens a dialog on mount, with the text of its field selected, and closes it on unmount, which restores the focus. A
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
    field.current?.select();
    return () => element?.close();
  }, [dialog, field]);
}
