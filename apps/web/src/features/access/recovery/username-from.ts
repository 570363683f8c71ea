import { plainLetters } from '@pamaina/contract';

const LONGEST = 64;

/** A username made from a name, without marks on Latin letters: `zydre.azuoliene` of "Žydrė Ąžuolienė". */
export const usernameFrom = (name: string): string =>
  plainLetters(
    name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC'),
  )
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '.')
    .slice(0, LONGEST)
    .replace(/\.$/, '');
