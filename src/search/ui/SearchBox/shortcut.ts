function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** Whether a key opens the search: Ctrl/Cmd+K anywhere, and "/" outside text fields. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (command) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  return key === '/' && !altKey && !isTyping(event);
}
