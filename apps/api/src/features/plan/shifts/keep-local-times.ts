import { monthNumberOf, yearOf, monthOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { changeProject } from '../../access/projects/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import { zoneRulesVersion } from '../../../platform/database/fill-zone-rules.ts';
import { fittingBreak, shiftInstants } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { countMinutes } from '../planning-input/index.ts';
import { refreshAround } from './judged-shifts.ts';
import { lockMonth } from './begin-edit.ts';

/**
 * After the rules of time zones changed: coming shifts and absences keep their local times, and their instants are
 * computed anew (docs/decisions/083). Each project in a transaction of its own; one that was done already is left
 * alone, so any number of processes can call it, and a run that is killed is continued by the next.
 * @param now milliseconds since 1970
 * @returns how many shifts and absences were moved
 */
export async function keepLocalTimes(database: Database, log: Logger, now: number): Promise<number> {
  const current = await database.direct.selectFrom('zone_rules').select('version').executeTakeFirst();
  // Older rules than those of another process would undo its work.
  if (current?.version !== zoneRulesVersion()) return 0;
  const due = await database.direct
    .selectFrom('project')
    .select('id')
    .where('zone_rules', 'is distinct from', current.version)
    .execute();
  let moved = 0;
  for (const { id } of due)
    try {
      moved += await database.inProject(id, (tx) => keepIn(tx, current.version, now));
    } catch (error) {
      // The others go on, and the next start tries it again.
      log.error({ err: error, project: id }, 'the local times of a project could not be kept');
    }
  return moved;
}

async function keepIn(tx: Tx, version: string, now: number): Promise<number> {
  const project = await tx
    .selectFrom('project')
    .select(['time_zone as zone', 'zone_rules'])
    .where('id', '=', tx.projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!project || project.zone_rules === version) return 0;
  const { zone } = project;
  for (const month of new Set((await misplaced(tx, zone, now)).map(({ date }) => monthOf(date))))
    await lockMonth(tx, yearOf(month), monthNumberOf(month));
  const shifts = await misplaced(tx, zone, now);
  await moveShifts(tx, shifts);
  const absences = await moveAbsences(tx, { zone, before: project.zone_rules, now });
  await changeProject(tx, { zone_rules: version });
  if (shifts.length + absences === 0) return 0;
  await countMinutes(tx);
  await refreshAround(tx, [...new Set(shifts.map(({ date }) => date))], 'all');
  const details = { zone, version, shifts: shifts.length, absences };
  await recordActivity(tx, { action_type: 'project.clock_rules', actor: '', details });
  // Dates and times are as they were; what people see is that a night is longer or shorter.
  const count = shifts.filter(({ hasOtherLength }) => hasOtherLength).length;
  if (count > 0)
    await notify(tx, [
      {
        kind: 'calendar_rules_changed',
        variant: 'zone',
        subject: version,
        to: 'managers',
        facts: { zone, date: shifts.find(({ hasOtherLength }) => hasOtherLength)?.date ?? '', count },
      },
    ]);
  return shifts.length + absences;
}

/** A shift, and its instants. */
export interface MovedHours {
  id: string;
  starts_at: string;
  ends_at: string;
}

interface Misplaced extends MovedHours {
  date: string;
  break_minutes: number;
  hasOtherLength: boolean;
}

/** Coming shifts whose instants are not those of their local times, earliest first. */
async function misplaced(tx: Tx, zone: string, now: number): Promise<Misplaced[]> {
  const rows = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'break_minutes'])
    .where('starts_at', '>', iso(now))
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, date, start_time, end_time, starts_at, ends_at, break_minutes }) => {
    const { startsAt, endsAt } = shiftInstants(zone, date, start_time, end_time);
    const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
    if (from === startsAt && to === endsAt) return [];
    return [
      {
        id,
        date,
        starts_at: iso(startsAt),
        ends_at: iso(endsAt),
        break_minutes: fittingBreak(break_minutes, startsAt, endsAt),
        hasOtherLength: to - from !== endsAt - startsAt,
      },
    ];
  });
}

/** After shifts have other instants at the same local times: what is asked and offered about them has them too. */
export const hoursMoved = createHook<[tx: Tx, shifts: readonly MovedHours[]]>('hoursMoved');

async function moveShifts(tx: Tx, shifts: readonly Misplaced[]): Promise<void> {
  if (shifts.length === 0) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb)
    as moved (id uuid, starts_at timestamptz, ends_at timestamptz, break_minutes smallint)`;
  await sql`update shift set starts_at = moved.starts_at, ends_at = moved.ends_at,
      break_minutes = moved.break_minutes, version = version + 1
    from ${moved} where project_id = ${tx.projectId} and shift.id = moved.id`.execute(tx);
  await hoursMoved(tx, shifts);
}

interface Absences {
  zone: string;
  /** The version of the rules by which they were stored. */
  before: string | null;
  now: number;
}

/** What ends after now. Nothing where the rules of then are not known. @returns how many were moved */
async function moveAbsences(tx: Tx, { zone, before, now }: Absences): Promise<number> {
  const offsets = await tx
    .selectFrom('zone_offset_before')
    .select(['seconds', sql<number>`extract(epoch from since)::float8 * 1000`.as('since')])
    .where('version', '=', before)
    .where('zone', '=', zone)
    .orderBy('since')
    .execute();
  /** The instant at which the clocks now show what they showed at `at`. */
  const again = (at: string): string => {
    const { seconds = 0 } = offsets.findLast(({ since }) => since <= Date.parse(at)) ?? {};
    const local = Temporal.Instant.from(iso(Date.parse(at) + seconds * 1000)).toZonedDateTimeISO('UTC');
    return iso(local.toPlainDateTime().toZonedDateTime(zone).epochMilliseconds);
  };
  let count = 0;
  if (offsets.length === 0) return count;
  for (const table of ['unavailability', 'time_off'] as const) {
    const { rows } = await sql<{ id: string; starts_at: string; ends_at: string }>`
      select id, starts_at, ends_at from ${sql.table(table)}
      where project_id = ${tx.projectId} and ends_at > ${iso(now)} and isfinite(ends_at)`.execute(tx);
    const moved = rows.flatMap(({ id, starts_at, ends_at }) => {
      const [from, to] = [again(starts_at), again(ends_at)];
      const by = Date.parse(from) - Date.parse(starts_at) || Date.parse(to) - Date.parse(ends_at);
      return by === 0 ? [] : [{ id, starts_at: from, ends_at: to, by }];
    });
    for (const { id, starts_at, ends_at } of outOfEachOthersWay(moved))
      await sql`update ${sql.table(table)} set starts_at = ${starts_at}, ends_at = ${ends_at}
        where project_id = ${tx.projectId} and id = ${id}`.execute(tx);
    if (table === 'unavailability') count += moved.length;
  }
  return count;
}

/** One that begins where another ends must not meet it: the last goes first where they get later, else the first. */
function outOfEachOthersWay<Moved extends { starts_at: string; by: number }>(moved: readonly Moved[]): Moved[] {
  const inOrder = moved.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  return [...inOrder.filter(({ by }) => by < 0), ...inOrder.filter(({ by }) => by > 0).toReversed()];
}

const iso = (at: number) => new Date(at).toISOString();
