import type { Model, Row } from '../model/model.ts';
import { personView, type PersonView } from '../model/person-view.ts';
import { endOfDay } from '../problem/day-ends.ts';
import type { Random } from '../roster/random.ts';

/** One roster of an employee in the forms that rules use: as the judge, the search and pricing see it. */
export interface DrawnRow {
  row: Row;
  view: PersonView;
  /** By day: the code, -1 if free. */
  cells: Int32Array;
}

/** Which of a day's codes are drawn: any, or only those that open or close the day. */
const HABITS = ['any', 'any', 'opening', 'closing'] as const;

/** Draws a roster from the model's codes, lawful or not; days with a fixed shift mostly keep it. */
export function randomRow(model: Model, person: number, { below }: Random): DrawnRow {
  const { context, days, dayStart, fixed, shiftOf, parts } = model;
  const habit = HABITS[below(HABITS.length)] ?? 'any';
  const free = below(10);
  const codesOf = (day: number): number[] =>
    Array.from({ length: dayStart[day + 1]! - dayStart[day]! }, (_, i) => dayStart[day]! + i).filter(
      (code) => habit === 'any' || parts[code]!.every((part) => endOfDay(context, shiftOf[part]!) === habit),
    );
  const cells = Int32Array.from({ length: days }, (_, day) => {
    const stands = fixed[person * days + day]!;
    if (stands >= 0 && below(8) > 0) return stands;
    const drawn = codesOf(day);
    return below(10) < free ? -1 : (drawn[below(drawn.length)] ?? -1);
  });
  const worked = [...cells].flatMap((code, day) => (code >= 0 ? [{ code, day }] : []));
  const row: Row = {
    person,
    length: worked.length,
    code: Int32Array.from(worked, ({ code }) => code),
    day: Int32Array.from(worked, ({ day }) => day),
  };
  const who = context.problem.people[person]!;
  const shifts = worked.flatMap(({ code }) =>
    parts[code]!.map((part) => ({ ...shiftOf[part]!, id: `s${part}`, employeeId: who.id })),
  );
  return { row, view: personView(context, who, person, shifts), cells };
}
