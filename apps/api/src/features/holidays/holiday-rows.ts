import type { Language } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { calendarName } from './calendar-name.ts';

/**
 * The calendar of a project as it is answered, by date: its own rows, and the public holidays it has none for (version
 * 0).
 */
export const holidayRows = (tx: Tx, language: Language) =>
  tx
    .selectFrom('calendar_day')
    .select(['date', calendarName(language).as('name'), 'closed', 'is_public as public', 'version'])
    .orderBy('date');

/** What the history keeps of a row. */
export const rowColumns = ['date', 'name', 'closed', 'version'] as const;

/** Whether a date is a public holiday of the project's country; the history calls other rows closing days. */
export async function isPublicHoliday(tx: Tx, date: string): Promise<boolean> {
  const day = await tx.selectFrom('calendar_day').select('is_public').where('date', '=', date).executeTakeFirst();
  return day?.is_public ?? false;
}
