import { randomUUIDv7 } from 'node:crypto';
import { shiftInstants } from '../../../platform/time/zone.ts';

interface WeeklyAbsence {
  projectId: string;
  employeeId: string;
  zone: string;
  /** The first Monday to which it applies. */
  monday: string;
  /** Local times of each day from Monday to Friday; an end of `00:00` is midnight after it. */
  away: { from: string; to: string };
}

/** Rows of `unavailability`: an employee's unavailable hours on every working day. */
export function weeklyAbsences({ projectId, employeeId, zone, monday, away }: WeeklyAbsence) {
  return [0, 1, 2, 3, 4].map((days) => {
    const date = Temporal.PlainDate.from(monday).add({ days }).toString();
    const { startsAt, endsAt } = shiftInstants(zone, date, away.from, away.to);
    return {
      project_id: projectId,
      id: randomUUIDv7(),
      employee_id: employeeId,
      source: 'self' as const,
      starts_at: new Date(startsAt).toISOString(),
      ends_at: new Date(endsAt).toISOString(),
      note: null,
      repeats_weekly: true,
    };
  });
}
