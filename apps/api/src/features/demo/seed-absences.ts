import { weeklyAbsences } from '../samples/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { people } from './cafe.ts';

export interface When {
  zone: string;
  /** Last month, this one, the next. */
  months: Temporal.PlainYearMonth[];
}

/** The students' unavailable hours, every week from before last month on. */
export async function seedAbsences(tx: Tx, { zone, months }: When): Promise<void> {
  const monday = firstMonday(months).toString();
  const studies = people.flatMap(({ id: employeeId, weekdaysAway: away }) =>
    away === undefined ? [] : weeklyAbsences({ projectId: tx.projectId, employeeId, zone, monday, away }),
  );
  await tx.insertInto('unavailability').values(studies).execute();
}

function firstMonday(months: Temporal.PlainYearMonth[]): Temporal.PlainDate {
  const first = (months[0] ?? Temporal.Now.plainDateISO().toPlainYearMonth())
    .toPlainDate({ day: 1 })
    .subtract({ days: 28 });
  return first.subtract({ days: first.dayOfWeek - 1 });
}
