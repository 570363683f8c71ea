const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/**
 * Letters that do not decompose into a base letter and a mark, as any keyboard can type them: for IDs and usernames
 * made from names. @param text in lower case
 */
export const plainLetters = (text: string): string =>
  text.replaceAll(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter);
