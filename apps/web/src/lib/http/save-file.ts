/** Passes a file to the browser, which saves it as a download. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser must have started reading before the address is revoked.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
