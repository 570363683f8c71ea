/** Hands a file to the browser, which keeps it where the user keeps downloads. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun reading before the address is gone.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
