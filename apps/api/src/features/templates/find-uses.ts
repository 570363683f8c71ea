import type { Tx } from '../../platform/database/database.ts';

export interface TemplateUses {
  requirements: number;
  shifts: number;
  /** 1 Monday .. 7 Sunday. */
  weekdays: number[];
  dates: string[];
  shiftDates: string[];
}

/** The maximum of days that is readable in one sentence. */
const DATES_SHOWN = 10;

/**
 * Where a template is used: by requirements of any day, by shifts from `today` (a local date) on. Days in order, each
 * once.
 */
export async function findUses(tx: Tx, template: string, today: string): Promise<TemplateUses> {
  const requirements = await tx
    .selectFrom('requirement')
    .select(['weekday', 'date'])
    .where('template', '=', template)
    .orderBy('weekday')
    .orderBy('date')
    .execute();
  const days = await tx
    .selectFrom('shift')
    .select((shift) => ['date', shift.fn.countAll<number>().as('count')])
    .where('template', '=', template)
    .where('date', '>=', today)
    .groupBy('date')
    .orderBy('date')
    .execute();
  const present = <T>(list: readonly (T | null)[]) => [...new Set(list.filter((value) => value !== null))];
  return {
    requirements: requirements.length,
    shifts: days.reduce((sum, { count }) => sum + count, 0),
    weekdays: present(requirements.map(({ weekday }) => weekday)),
    dates: present(requirements.map(({ date }) => date)).slice(0, DATES_SHOWN),
    shiftDates: days.map(({ date }) => date).slice(0, DATES_SHOWN),
  };
}
