import { fieldNames, templates } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const DAY = 24 * 60;

export const templateColumns = [...fieldNames(templates.fields), 'version' as const];
type TemplateRow = Pick<Selectable<Tables['template']>, (typeof templateColumns)[number]>;

/**
 * A template as clients see it. `minutes` are net of the break, and 0 for on-call time at home; an end at or before the
 * start is on the next day (Spec section 5).
 */
export function presentTemplate(row: TemplateRow): templates.Template {
  const span = (minutesOf(row.end_time) - minutesOf(row.start_time) + DAY) % DAY || DAY;
  return {
    ...row,
    color: row.color as templates.Template['color'],
    start_time: row.start_time.slice(0, 5),
    end_time: row.end_time.slice(0, 5),
    minutes: row.on_call === 'at_home' ? 0 : span - row.break_minutes,
  };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
