/** Offers content as a file to save. */
export function download(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([content], { type }));
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
