/** For search: lower case, without diacritics, so that "sarunas" finds "Šarūnas". */
export function foldDiacritics(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
