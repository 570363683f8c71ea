import { type Color, type schedule, constants } from '@pamaina/contract';
import { compareNames } from '../format/compare-names.ts';
import type { ColorMeaning } from '../format/device-choice.ts';

/** The colours of shifts: either of their roles or of their templates. */
export interface ShiftColors {
  meaning: ColorMeaning;
  byName: ReadonlyMap<string, Color>;
}

type Colored = Pick<schedule.Shift, 'role' | 'template'>;

/** @param templates the colour assigned to each template */
export function shiftColors(
  meaning: ColorMeaning,
  roles: Iterable<string>,
  templates: Readonly<Record<string, Color>> | undefined,
): ShiftColors {
  return { meaning, byName: meaning === 'role' ? roleColors(roles) : new Map(Object.entries(templates ?? {})) };
}

/** Undefined: hours without a template stay grey when templates have colours. */
export function colorOfShift({ meaning, byName }: ShiftColors, shift: Colored | undefined): Color | undefined {
  return shift === undefined ? undefined : byName.get((meaning === 'role' ? shift.role : shift.template) ?? '');
}

/** Grey when the colours represent templates. */
export function colorOfRole({ meaning, byName }: ShiftColors, role: string): Color | undefined {
  return meaning === 'role' ? byName.get(role) : undefined;
}

/** Grey when the colours represent roles. */
export function colorOfTemplate({ meaning, byName }: ShiftColors, template: string): Color | undefined {
  return meaning === 'template' ? byName.get(template) : undefined;
}

/** Each role's colour: the palette in the roles' alphabetical order, so that it is the same on every page. */
export function roleColors(roles: Iterable<string>): Map<string, Color> {
  const sorted = [...new Set(roles)].sort(compareNames);
  return new Map(sorted.map((role, index) => [role, constants.colors[index % constants.colors.length] ?? 'gray']));
}

/** Two letters for a role where space is limited: "Pamainos vadovas" is PV, "barista" is BA, "virėjas (-a)" is VI. */
export function roleInitials(role: string): string {
  // An ending in brackets is no word of its own.
  const words = role
    .replaceAll(/\([^()]*\)/g, ' ')
    .split(/[\s/–-]+/)
    .filter((word) => /\p{L}/u.test(word));
  const [first = role, second] = words;
  const letters = second === undefined ? [...first].slice(0, 2).join('') : `${[...first][0]}${[...second][0]}`;
  return letters.toUpperCase();
}
