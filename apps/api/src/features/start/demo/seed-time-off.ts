import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { dayStart } from '../../../platform/time/zone.ts';
import { currentDate, currentTime } from '../../../platform/time/clock.ts';
import { notify } from '../../messages/notifications/index.ts';
import { weeklyAbsences } from '../../business/samples/index.ts';
import { approvedTimeOff, pendingTimeOff, people, type DemoTimeOff } from './cafe.ts';

/** Time-off requests: approved ones, each with its unavailability, and pending ones. */
export async function seedTimeOff(tx: Tx, { zone, months }: When, manager: string): Promise<void> {
  const rowOf = ({ id: employee_id, type, month, from, to, reason }: DemoTimeOff) => {
    const inMonth = months[month] ?? currentDate(zone).toPlainYearMonth();
    const [first, last] = [inMonth.toPlainDate({ day: from }), inMonth.toPlainDate({ day: to })];
    const [start_date, end_date] = [first.toString(), last.toString()];
    const asked = { id: randomUUIDv7(), employee_id, type, start_date, end_date, reason };
    const span = {
      starts_at: iso(dayStart(zone, start_date)),
      ends_at: iso(dayStart(zone, last.add({ days: 1 }).toString())),
    };
    return { asked, span };
  };
  const approved = approvedTimeOff.map(rowOf);
  const pending = pendingTimeOff.map((entry) => rowOf(entry).asked);
  const decided = { status: 'approved' as const, decided_by: manager, decided_at: iso(currentTime()) };
  await tx
    .insertInto('time_off')
    .values([...approved.map(({ asked }) => ({ ...asked, ...decided })), ...pending])
    .execute();
  await notify(
    tx,
    pending.map(({ id, employee_id, start_date, end_date }) => {
      const name = people.find((person) => person.id === employee_id)?.name ?? employee_id;
      return {
        kind: 'time_off_waiting',
        variant: 'asked',
        subject: id,
        to: 'managers',
        facts: { name, start_date, end_date },
      };
    }),
  );
  const source = 'time_off' as const;
  await tx
    .insertInto('unavailability')
    .values(
      approved.map(({ asked: { id: time_off_id, employee_id }, span }) => ({
        id: randomUUIDv7(),
        employee_id,
        source,
        note: null,
        time_off_id,
        ...span,
      })),
    )
    .execute();
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

interface When {
  zone: string;
  /** Last month, this one, the first without a schedule. */
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
  const first = (months[0] ?? currentDate('UTC').toPlainYearMonth()).toPlainDate({ day: 1 }).subtract({ days: 28 });
  return first.subtract({ days: first.dayOfWeek - 1 });
}
