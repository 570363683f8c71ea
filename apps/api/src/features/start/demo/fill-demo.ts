import { randomUUIDv7 } from 'node:crypto';
import { publicHolidays } from '../../../platform/time/public-holidays.ts';
import { NO_PASSWORD } from '../../../platform/auth/passwords.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { currentDate } from '../../../platform/time/clock.ts';
import { recordActivities } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { closedDays, DEMO_LANGUAGE, departmentOf, people, templates, weeklyNeeds } from './cafe.ts';
import { ID_SIGN, word } from './placeholders.ts';
import { publishMonths, seedDays } from './seed-days.ts';
import { seedAbsences, seedTimeOff } from './seed-time-off.ts';
import { seedAnnouncements, seedCertificates } from './seed-notices.ts';
import { seedDecidedSwap, seedOwn } from './seed-own.ts';
import { seedSwaps } from './seed-swaps.ts';
import { storeCostTerms } from '../../business/cost-terms/index.ts';
import { seedTakings } from './seed-takings.ts';
import { seedTimeEntries } from './seed-time-entries.ts';

const MANAGER = `demo${ID_SIGN}`;
const PROJECT_NAME = 'Rytas';
const FIRST_NAME = 'Demo';
export const DEMO_ZONE = 'Europe/Vilnius';
export const DEMO_COUNTRY = 'LT';
/** Begins the key of a holiday's name, which ends in its date. */
export const HOLIDAY = 'day.';

/** Schedules are published a week ahead (DK 115), so in a month's last week the next one is. */
const PUBLISHED_DAYS = 7;

/**
 * In a transaction of that project: people with accounts, needs, holidays, time off, last month and this month planned
 * and published, both clocked, shifts offered, a year of takings.
 */
export async function fillDemo(tx: Tx): Promise<void> {
  const today = currentDate(DEMO_ZONE);
  const now = today.toPlainYearMonth();
  const last = now.subtract({ months: 1 });
  const coming = today.add({ days: PUBLISHED_DAYS }).toPlainYearMonth();
  const published = coming.equals(now) ? [last, now] : [last, now, coming];
  const months = [last, now, coming.add({ months: 1 })];
  const author = await seedManager(tx);
  await seedPeople(tx);
  await seedNeeds(tx);
  // The year after too: plans reach into it.
  await seedHolidays(tx, new Set(months.flatMap(({ year }) => [year, year + 1])));
  await seedAbsences(tx, { zone: DEMO_ZONE, months });
  await seedDays(tx, today);
  await seedTimeOff(tx, { zone: DEMO_ZONE, months }, MANAGER);
  await seedOwn(tx, { zone: DEMO_ZONE, months }, MANAGER);
  const project = await findProject(tx);
  await publishMonths(tx, project, published, MANAGER);
  await seedTimeEntries(tx, project, MANAGER);
  await seedTakings(tx, DEMO_COUNTRY, today.toString());
  const budget = { per: 'month', starts: `${today.year}-01-01`, cents: null, percent: 40, planning: 'shown' } as const;
  const employer_shares = [{ year: today.year, percent: 1.77 }];
  await storeCostTerms(tx, { employer_shares, role_rates: [], budgets: [budget] }, 0);
  await seedSwaps(tx, project);
  await seedDecidedSwap(tx, MANAGER);
  await seedCertificates(tx, DEMO_ZONE);
  await seedAnnouncements(tx, DEMO_ZONE, author);
}

/** @returns whose name announcements have */
async function seedManager(tx: Tx): Promise<{ id: string; name: string }> {
  const id = randomUUIDv7();
  await tx.insertInto('identity').values({ key: MANAGER }).execute();
  await tx
    .insertInto('account')
    .values({
      id,
      identity_key: MANAGER,
      username: MANAGER,
      password_hash: NO_PASSWORD,
      role: 'manager',
      language: DEMO_LANGUAGE,
      registration_method: 'registration_code',
      first_name: FIRST_NAME,
      last_name: null,
      email: null,
      project_id: null,
      employee_id: null,
      is_demo: true,
    })
    .execute();
  await tx
    .insertInto('project')
    .values({ id: tx.projectId, name: PROJECT_NAME, description: word('demo.description') })
    .execute();
  await tx.insertInto('project_member').values({ project_id: tx.projectId, account_id: id, role: 'owner' }).execute();
  return { id, name: FIRST_NAME };
}

async function seedPeople(tx: Tx): Promise<void> {
  await tx
    .insertInto('identity')
    .values(people.map(({ id }) => ({ key: id })))
    .execute();
  const today = currentDate(DEMO_ZONE);
  await tx
    .insertInto('employee')
    .values(
      people.map(({ id, name, roles, share, rate, age }, index) => ({
        id,
        identity_key: id,
        name,
        roles,
        max_hours_per_week: share === 1 ? 48 : 40 * share + 8,
        min_shifts_per_week: share === 1 ? 4 : 2,
        email: null,
        phone: null,
        hourly_rate_cents: rate,
        birth_date: age === undefined ? null : today.subtract({ years: age, months: 6 }).toString(),
        contract_hours_per_week: 40 * share,
        vacation_days_per_year: 20,
        department: departmentOf(roles),
        created_at: today.subtract({ months: 3 + index * 4, days: index * 5 }).toString(),
      })),
    )
    .execute();
  await tx
    .insertInto('account')
    .values(
      people.map(({ id }) => ({
        id: randomUUIDv7(),
        identity_key: id,
        username: id,
        password_hash: NO_PASSWORD,
        role: 'employee' as const,
        language: DEMO_LANGUAGE,
        registration_method: 'created_by_manager' as const,
        first_name: null,
        last_name: null,
        email: null,
        project_id: tx.projectId,
        employee_id: id,
        is_demo: true,
      })),
    )
    .execute();
  await recordActivities(tx, [
    { action_type: 'project.created', actor: MANAGER, details: { name: PROJECT_NAME } },
    ...people.map(({ id, name, roles }) => ({
      action_type: 'employee.created',
      actor: MANAGER,
      details: { id, name, roles },
    })),
  ]);
}

async function seedNeeds(tx: Tx): Promise<void> {
  await tx
    .insertInto('template')
    .values([...templates])
    .execute();
  const rows = weeklyNeeds.flatMap(({ weekdays, ...need }) =>
    weekdays.map((weekday) => ({ id: randomUUIDv7(), ...need, weekday, date: null })),
  );
  await tx.insertInto('requirement').values(rows).execute();
}

/** What the café says of public holidays: on the others it is open, as nothing says otherwise. */
async function seedHolidays(tx: Tx, years: ReadonlySet<number>): Promise<void> {
  for (const year of years) {
    const holidays = publicHolidays(DEMO_COUNTRY, year, DEMO_LANGUAGE);
    const rows = holidays
      .filter(({ date }) => closedDays.includes(date.slice(5)))
      .map(({ date }) => ({ date, name: word(HOLIDAY + date), closed: true }));
    await tx.insertInto('holiday').values(rows).execute();
  }
}
