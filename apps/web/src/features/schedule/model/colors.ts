import type { Color, schedule } from '@pamaina/contract';
import type { ColorMeaning } from '../../../lib/format/use-color-meaning.ts';
import { roleColors } from './roles.ts';

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
