/**
 * Under which a username or employee ID is unique: `Ona` and `ona` are one, so are `ｏｎａ` in wide letters and, with
 * the letters that lower case alone leaves apart, `straße` and `STRASSE`. Letters with marks of their own stay apart:
 * `šarka` is not `sarka`. Migration 0073 does the same in SQL.
 */
export function identityKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').replaceAll('ß', 'ss');
  return folded.normalize('NFKC');
}

/**
 * Where a person is looked for who signs in: the key that older names kept because another had taken the new one
 * first, then the new one. Nobody can claim an old one any more.
 */
export function keysOf(name: string): [kept: string, key: string] {
  return [name.normalize('NFC').toLowerCase(), identityKey(name)];
}
