import { defaultLanguage, type holidays, type Language } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { planningFactsChanged } from '../../access/projects/index.ts';

/** Adds a holiday; shifts on it are judged again. @throws `holiday_exists` */
export async function createHoliday(call: ProjectCall<typeof holidays.createHoliday>) {
  const { username } = call.caller;
  const { tx } = call;
  const holiday = await tx
    .insertInto('holiday')
    .values({ ...call.body, name: await nameOf(call, call.body) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(rowColumns)
    .executeTakeFirst();
  if (!holiday) throw new ProblemError('holiday_exists');
  const is_public = await isPublicHoliday(tx, holiday.date);
  const details = { ...holiday, is_public };
  await recordActivity(tx, { action_type: 'holiday.created', actor: username, details });
  await planningFactsChanged(tx, 'all');
  return holidayRows(tx, call.language).where('date', '=', holiday.date).executeTakeFirstOrThrow();
}

/** Changes a holiday, also its date; shifts are judged again. @throws `not_found`, `stale`, `holiday_exists` */
export async function updateHoliday(call: ProjectCall<typeof holidays.updateHoliday>) {
  const { username } = call.caller;
  const { date } = call.params;
  const { date: newDate = date, closed } = call.body;
  const { tx } = call;
  const name = await nameOf(call, { ...call.body, date: newDate });
  const before = await tx
    .selectFrom('holiday')
    .select(rowColumns)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  const after = await tx
    .updateTable('holiday')
    .set({ date: newDate, name, closed, version: before.version + 1 })
    .where('date', '=', date)
    .returning(rowColumns)
    .executeTakeFirstOrThrow();
  const is_public = await isPublicHoliday(tx, after.date);
  const details = { date, name: after.name, before, after, is_public };
  await recordActivity(tx, { action_type: 'holiday.updated', actor: username, details });
  await planningFactsChanged(tx, 'all');
  return holidayRows(tx, call.language).where('date', '=', after.date).executeTakeFirstOrThrow();
}

/**
 * Deletes a row; a public holiday stays one, on which the business is open. Shifts on it are judged again. @throws
 * `not_found`
 */
export async function deleteHoliday(call: ProjectCall<typeof holidays.deleteHoliday>): Promise<void> {
  const { username } = call.caller;
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('holiday')
    .where('date', '=', call.params.date)
    .returning(rowColumns)
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  const is_public = await isPublicHoliday(tx, deleted.date);
  const details = { ...deleted, is_public };
  await recordActivity(tx, { action_type: 'holiday.deleted', actor: username, details });
  await planningFactsChanged(tx, 'all');
}

/** The project's own rows by date; of a year that is asked for, its public holidays too. */
export async function listHolidays(call: ProjectCall<typeof holidays.listHolidays>) {
  const { year } = call.query;
  const { tx } = call;
  const rows = holidayRows(tx, call.language);
  return year === undefined
    ? rows.where('version', '>', 0).execute()
    : rows.where((where) => where.between('date', `${year}-01-01`, `${year}-12-31`)).execute();
}

/**
 * The calendar of a project as it is answered, by date: its own rows, and the public holidays it has none for (version
 * 0).
 */
export const holidayRows = (tx: Tx, language: Language) =>
  tx
    .selectFrom('calendar_day')
    .select(['date', calendarName(language).as('name'), 'closed', 'is_public as public', 'version'])
    .orderBy('date');

interface Named {
  date: string;
  name: string;
  closed: boolean;
}

/** The given name; a date alone is enough for a day, so without one the day is named by what it is. */
async function nameOf(
  { tx, language }: Pick<ProjectCall<typeof holidays.createHoliday>, 'tx' | 'language'>,
  { date, name, closed }: Named,
): Promise<string> {
  if (name !== '') return name;
  const known = await tx
    .selectFrom('calendar_day')
    .select(publicName(language).as('name'))
    .where('date', '=', date)
    .executeTakeFirst();
  return known?.name ?? textOf(language, closed ? 'holidays.closed' : 'holidays.open');
}

/** What the history keeps of a row. */
const rowColumns = ['date', 'name', 'closed', 'version'] as const;

/** Whether a date is a public holiday of the project's country; the history calls other rows closing days. */
async function isPublicHoliday(tx: Tx, date: string): Promise<boolean> {
  const day = await tx.selectFrom('calendar_day').select('is_public').where('date', '=', date).executeTakeFirst();
  return day?.is_public ?? false;
}

/** What a row of `calendar_day` is called: as the business named it, else as the country does. */
export const calendarName = (language: Language): RawBuilder<string> =>
  sql`coalesce(own_name, ${publicName(language)})`;

/** In the language, or in the default one where the table of public holidays doesn't have it; else its date. */
const publicName = (language: Language): RawBuilder<string> =>
  sql`coalesce(names ->> ${language}::text, names ->> ${defaultLanguage}::text, case when is_public then date::text end)`;
