import { languageCodes } from '@pamaina/contract';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeHolidays, type NamedDates } from './compute-holidays.ts';

export const TABLE = join(import.meta.dirname, '../../apps/api/src/platform/time/public-holidays.tsv');

/** A heading, then one line for each name of a holiday in a place: its code, the name in each language, the dates. */
export const written = (holidays: readonly NamedDates[]): string =>
  [
    ['place', ...languageCodes, 'dates'],
    ...holidays.map(({ place, names, dates }) => [place, ...names, dates.join(' ')]),
  ]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

// `npm run holidays`: after an update of date-holidays, or of a rule beside it.
if (import.meta.main) writeFileSync(TABLE, written(computeHolidays()));
