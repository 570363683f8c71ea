import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { SamplePerson } from './sample-rows.ts';
import { weeklyAbsences } from './weekly-absences.ts';

interface Place {
  projectId: string;
  zone: string;
  today: string;
  monday: string;
}

/**
 * Adds the employees of a sample project, with the students' unavailable hours. Their IDs end in a number and four
 * characters of this project, because IDs are unique in the whole system.
 * @throws `conflict` when those are taken after all
 */
export async function addSamplePeople(tx: Tx, people: readonly SamplePerson[], place: Place): Promise<void> {
  const { projectId, zone, today, monday } = place;
  const signs = randomBytes(2).toString('hex');
  const rows = people.map((person, index) => ({ ...person, id: `${person.nickname}-${index + 1}-${signs}` }));
  const claimed = await tx
    .insertInto('identity')
    .values(rows.map(({ id }) => ({ key: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  if (claimed.length < rows.length) throw new ProblemError('conflict');
  const birthday = Temporal.PlainDate.from(today).subtract({ years: 17, months: 6 }).toString();
  await tx
    .insertInto('employee')
    .values(
      rows.map(({ id, name, roles, share, rate, isMinor }) => ({
        id,
        identity_key: id,
        name,
        roles,
        max_hours_per_week: share === 1 ? 48 : 40 * share + 8,
        min_shifts_per_week: share === 1 ? 4 : Math.floor(4 * share),
        email: null,
        phone: null,
        hourly_rate_cents: rate,
        birth_date: isMinor ? birthday : null,
        contract_hours_per_week: 40 * share,
      })),
    )
    .execute();
  const absences = rows.flatMap(({ id: employeeId, weekdaysAway: away }) =>
    away === null ? [] : weeklyAbsences({ projectId, employeeId, zone, monday, away }),
  );
  if (absences.length > 0) await tx.insertInto('unavailability').values(absences).execute();
}
