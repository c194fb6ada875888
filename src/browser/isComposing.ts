/**
 * Whether a key belongs to an input method, as Enter and Escape do while it composes a text. Safari ends the composition
 * before the key that ends it, which then has the code 229 alone.
 */
export const isComposing = ({
  isComposing: isOpen,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isOpen || keyCode === 229;
