/**
 * Loads the Markdown of a page.
 * @throws Error where it is not there; a host that answers an unknown address with a page counts as that
 */
async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  const text = response.ok ? await response.text() : '';
  if (!text.startsWith('---\n')) throw new Error(`${address} is not the Markdown of a page.`);
  return new Blob([text], { type: 'text/plain' });
}

/**
 * Copies the Markdown of a page.
 * @throws Error where it cannot be loaded, or the browser refuses the clipboard
 */
export async function copyMarkdown(address: string): Promise<void> {
  // The clipboard gets the promise, not the text: Safari forgets the click while the text is loaded.
  const item = new ClipboardItem({ 'text/plain': load(address) });
  await navigator.clipboard.write([item]);
}
