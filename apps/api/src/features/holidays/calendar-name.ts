import type { Language } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';

/** What a row of `calendar_day` is called: as the business named it, else as the country does. */
export const calendarName = (language: Language): RawBuilder<string> =>
  sql`coalesce(own_name, case ${language}::text when 'lt' then name_lt else name_en end)`;
