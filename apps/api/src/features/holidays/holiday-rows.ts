import type { Language } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { calendarName } from '../schedule/index.ts';

/**
 * The calendar of a project as it is answered, by date: its own rows, and the public holidays it has none for (version
 * 0).
 */
export const holidayRows = (tx: Tx, projectId: string, language: Language) =>
  tx
    .selectFrom('calendar_day')
    .select(['date', calendarName(language).as('name'), 'closed', 'is_public as public', 'version'])
    .where('project_id', '=', projectId)
    .orderBy('date');

/** What the history keeps of a row. */
export const rowColumns = ['date', 'name', 'closed', 'version'] as const;
