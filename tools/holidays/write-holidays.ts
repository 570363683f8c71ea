import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeHolidays, type NamedDates } from './compute-holidays.ts';

export const TABLE = join(import.meta.dirname, '../../apps/api/src/platform/time/public-holidays.tsv');

/** One line for each name of a holiday in a place: its code, the name in English and Lithuanian, the dates. */
export const written = (holidays: readonly NamedDates[]): string =>
  holidays.map(({ place, en, lt, dates }) => `${[place, en, lt, dates.join(' ')].join('\t')}\n`).join('');

// `npm run holidays`: after an update of date-holidays, or of a rule beside it.
if (import.meta.main) writeFileSync(TABLE, written(computeHolidays()));
