import type { Color } from '@pamaina/contract';
import { constants } from '@pamaina/contract';

/** Each role's colour: the palette in the roles' alphabetical order, so that it is the same on every page. */
export function roleColors(roles: Iterable<string>): Map<string, Color> {
  const collator = new Intl.Collator('lt');
  const sorted = [...new Set(roles)].sort(collator.compare);
  return new Map(sorted.map((role, index) => [role, constants.colors[index % constants.colors.length] ?? 'gray']));
}

/** Two letters for a role where space is limited: "Pamainos vadovas" is PV, "barista" is BA. */
export function roleInitials(role: string): string {
  const words = role.split(/[\s/–-]+/).filter((word) => /\p{L}/u.test(word));
  const [first = role, second] = words;
  const letters = second === undefined ? [...first].slice(0, 2).join('') : `${[...first][0]}${[...second][0]}`;
  return letters.toLocaleUpperCase('lt');
}
