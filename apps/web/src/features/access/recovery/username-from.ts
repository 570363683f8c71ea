const LONGEST = 64;

/** A username made from a name, without marks on letters: `zydre.azuoliene` of "Žydrė Ąžuolienė". */
export const usernameFrom = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '.')
    .slice(0, LONGEST);
