import { fieldNames, minutesBetween, templates, type ClockTime } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export const templateColumns = [...fieldNames(templates.fields), 'version' as const];
type TemplateRow = Pick<Selectable<Tables['template']>, (typeof templateColumns)[number]>;

/**
 * A template as clients see it. `minutes` are net of the break, and 0 for on-call time at home; an end at or before the
 * start is on the next day (Spec section 5).
 */
export function presentTemplate(row: TemplateRow): templates.Template {
  // The database writes seconds.
  const start_time = row.start_time.slice(0, 5) as ClockTime;
  const end_time = row.end_time.slice(0, 5) as ClockTime;
  return {
    ...row,
    color: row.color as templates.Template['color'],
    start_time,
    end_time,
    minutes: row.on_call === 'at_home' ? 0 : minutesBetween(start_time, end_time) - row.break_minutes,
  };
}
