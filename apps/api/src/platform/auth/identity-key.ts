/**
 * The key by which a username or employee ID is unique: `Ona` and `ona` are equal, and so are `ｏｎａ` in wide letters
 * and, with the letters that lower case alone does not unify, `straße` and `STRASSE`. Letters with diacritics are
 * different: `šarka` is not `sarka`. Migration 0073 does the same in SQL.
 */
export function identityKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ').replaceAll('ß', 'ss');
  return folded.normalize('NFKC');
}

/**
 * The keys to look up at sign-in: the old key of names whose new key was already taken, then the new one. Old keys can
 * no longer be claimed.
 */
export function keysOf(name: string): [kept: string, key: string] {
  return [name.normalize('NFC').toLowerCase(), identityKey(name)];
}
