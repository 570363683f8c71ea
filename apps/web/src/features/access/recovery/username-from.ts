const LONGEST = 64;
/** Letters that do not decompose into a base letter and a mark. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** A username made from a name, without marks on Latin letters: `zydre.azuoliene` of "Žydrė Ąžuolienė". */
export const usernameFrom = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[łøđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '.')
    .slice(0, LONGEST)
    .replace(/\.$/, '');
