/** Under which a username or employee ID is unique: `Ona` and `ona` are one. */
export function identityKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
