/**
 * Fetches the Markdown of a page.
 * @throws Error if it does not exist, including hosts that respond with an HTML page
 */
async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  const text = response.ok ? await response.text() : '';
  if (!text.startsWith('---\n')) throw new Error(`${address} is not the Markdown of a page.`);
  return new Blob([text], { type: 'text/plain' });
}

/**
 * Copies the Markdown of a page to the clipboard.
 * @throws Error if it cannot be fetched, or the browser denies clipboard access
 */
export async function copyMarkdown(address: string): Promise<void> {
  // A promise instead of the text: Safari drops the user activation while the text is loading.
  const item = new ClipboardItem({ 'text/plain': load(address) });
  await navigator.clipboard.write([item]);
}
