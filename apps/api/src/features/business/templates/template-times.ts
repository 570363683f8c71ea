import { clockTimeOf, minutesOf } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';

/** When a template's work is, in minutes after midnight; an end past 1440 is on the next day. */
export interface TemplateTimes {
  name: string;
  start: number;
  end: number;
}

/** The templates of work by their beginning, without on-call time. One statement. */
export async function readTemplateTimes(tx: Tx): Promise<TemplateTimes[]> {
  const rows = await tx
    .selectFrom('template')
    .select(['name', 'start_time', 'end_time'])
    .where('on_call', '=', 'none')
    .orderBy('start_time')
    .orderBy('name')
    .execute();
  return rows.map(({ name, start_time, end_time }) => {
    const [start, end] = [minutesOf(clockTimeOf(start_time)), minutesOf(clockTimeOf(end_time))];
    return { name, start, end: end <= start ? end + 1440 : end };
  });
}
