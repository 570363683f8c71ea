import type { AbsenceType } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { addDays, dayStart } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import { expandWeekly, type Span } from './expand-weekly.ts';

/** A time at which an employee is unavailable: one occurrence of a stored entry, which may repeat every week. */
export interface Unavailable extends Span {
  id: string;
  employee_id: string;
  source: 'time_off' | 'self';
  note: string | null;
  repeats_weekly: boolean;
  /** Because of illness. */
  is_ill?: boolean;
  /** For an illness: its end is not known yet. */
  is_open?: boolean;
  /** The kind of granted time off. */
  absence_type?: AbsenceType | null;
}

/**
 * Everything that makes employees unavailable on the local dates from `start` to `end`, both inclusive, earliest first.
 * One statement.
 * @param employeeId of one person; everybody's without it
 */
export async function listBlocks(
  tx: Tx,
  { time_zone: zone }: Pick<ProjectRow, 'id' | 'time_zone'>,
  start: string,
  end: string,
  employeeId?: string,
): Promise<Unavailable[]> {
  const range = { starts_at: dayStart(zone, start), ends_at: dayStart(zone, addDays(end, 1)) };
  let query = tx
    .selectFrom('unavailability')
    .leftJoin('time_off', (join) =>
      join
        .onRef('time_off.project_id', '=', 'unavailability.project_id')
        .onRef('time_off.id', '=', 'unavailability.time_off_id'),
    )
    .select([
      'unavailability.id',
      'unavailability.employee_id',
      'unavailability.starts_at',
      'unavailability.ends_at',
      'source',
      'note',
      'repeats_weekly',
      'time_off.type as absence_type',
      sql<boolean>`is_illness or time_off.type is not distinct from 'sick_leave'`.as('is_ill'),
      sql<boolean>`coalesce(time_off.is_open, false)`.as('is_open'),
    ])
    .where('unavailability.starts_at', '<', new Date(range.ends_at).toISOString())
    .where((where) =>
      where.or([
        where('unavailability.ends_at', '>', new Date(range.starts_at).toISOString()),
        where('repeats_weekly', '=', true),
      ]),
    );
  if (employeeId !== undefined) query = query.where('unavailability.employee_id', '=', employeeId);
  const blocks = (await query.execute()).flatMap((row) => {
    const first = { starts_at: Date.parse(row.starts_at), ends_at: Date.parse(row.ends_at) };
    const spans = row.repeats_weekly ? expandWeekly(zone, first, range) : [first];
    return spans.map((span) => ({ ...row, ...span }));
  });
  return blocks.sort((a, b) => a.starts_at - b.starts_at || (a.id < b.id ? -1 : 1));
}
