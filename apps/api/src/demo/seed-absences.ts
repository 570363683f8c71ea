import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../platform/database/database.ts';
import { shiftInstants } from '../platform/time/zone.ts';
import { people } from './cafe.ts';

export interface When {
  zone: string;
  /** Last month, this one, the next. */
  months: Temporal.PlainYearMonth[];
}

/** The hours students cannot work, every week from before last month on. */
export async function seedAbsences(tx: Tx, project_id: string, { zone, months }: When): Promise<void> {
  const common = { project_id, note: null, repeats_weekly: true };
  const monday = firstMonday(months);
  const studies = people.flatMap(({ id: employee_id, weekdaysAway }) =>
    weekdaysAway === undefined
      ? []
      : [0, 1, 2, 3, 4].map((days) => {
          const date = monday.add({ days }).toString();
          const { startsAt, endsAt } = shiftInstants(zone, date, weekdaysAway.from, weekdaysAway.to);
          return {
            ...common,
            id: randomUUIDv7(),
            employee_id,
            source: 'self' as const,
            starts_at: iso(startsAt),
            ends_at: iso(endsAt),
          };
        }),
  );
  await tx.insertInto('unavailability').values(studies).execute();
}

function firstMonday(months: Temporal.PlainYearMonth[]): Temporal.PlainDate {
  const first = (months[0] ?? Temporal.Now.plainDateISO().toPlainYearMonth())
    .toPlainDate({ day: 1 })
    .subtract({ days: 28 });
  return first.subtract({ days: first.dayOfWeek - 1 });
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
