import { weekOnly, type AnyEndpoint } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Caller } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { addDays, localOf, mondayOf, readInstant } from '../time/zone.ts';
import { ProblemError } from '../ground/problem-error.ts';

export interface Week {
  projectId: string;
  timeZone: string;
  /** Monday and Sunday, both inclusive. */
  start: string;
  end: string;
}

type Values = Record<string, unknown>;

interface Asked {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The table of each thing that has a day, and where its ID stands in a call. */
const TABLES = {
  shift: 'shift',
  'time-entry': 'time_entry',
  comment: 'daily_comment',
  event: 'event',
  note: 'shift_note',
  'done-task': 'task_done',
  ask: 'ask',
  repair: 'repair',
} as const;

/** The pairs under which calls name a range. */
const RANGES = [
  ['start', 'end'],
  ['start_date', 'end_date'],
  ['from', 'to'],
] as const;

/**
 * The days of a caller who may do this within this week alone: from Monday to Sunday in the project's time zone. Null:
 * all days.
 */
export function weekOf({ now }: { now: () => number }, { ability }: AnyEndpoint, caller: Caller | null): Week | null {
  const isLimited =
    caller?.projectRole === 'lead' && ability !== undefined && ability !== 'member' && weekOnly.includes(ability);
  if (!isLimited || caller.projectId === null || caller.timeZone === null) return null;
  const { projectId, timeZone } = caller;
  const start = mondayOf(localOf(timeZone, now()).date);
  return { projectId, timeZone, start, end: addDays(start, 6) };
}

/**
 * Narrows the ranges of a call to the week, and refuses any other day. This is the only place that does. A call whose
 * record does not say where its days are (`days`) is refused.
 * @throws `week_only`
 */
export async function within<T extends Asked>(
  week: Week,
  { database }: { database: Database },
  { endpoint, asked }: { endpoint: AnyEndpoint; asked: T },
): Promise<T> {
  const [query, body] = [asked.query as Values | undefined, asked.body as Values | undefined];
  const written = ['date', 'start', 'end', 'started_at', 'ended_at'].map((name) => dayOf(week, body?.[name]));
  const { days } = endpoint;
  if (days === undefined) throw beyond(week);
  if (days === 'none') return asked;
  if (days === 'range') return { ...asked, query: narrowed(query ?? {}, week) };
  if (days === 'from-to') {
    const { from = week.start, to = week.end } = query ?? {};
    return { ...asked, query: narrowed({ ...query, from, to }, week) };
  }
  if (days === 'shifts') {
    for (const { id } of (body?.['shifts'] ?? []) as { id: unknown }[])
      await checkThing(database, { table: 'shift', id: String(id), week });
  } else if (days !== 'days') {
    const id = (asked.params as Values | undefined)?.['id'] ?? body?.['shift_id'];
    await checkThing(database, { table: TABLES[days], id: String(id), week });
  }
  // Of a thing, too: where it is moved to.
  checkDays([query?.['date'], ...written], week);
  // What has no end goes on after Sunday.
  if (body?.['start'] !== undefined && body['end'] == null) throw beyond(week);
  return asked;
}

/** The part of the range that lies in the week. @throws `week_only` when none does */
function narrowed(query: Values, week: Week): Values {
  for (const [from, to] of RANGES) {
    const [start, end] = [query[from], query[to]];
    if (typeof start !== 'string' || typeof end !== 'string') continue;
    const part = { [from]: start < week.start ? week.start : start, [to]: end > week.end ? week.end : end };
    if (String(part[from]) > String(part[to])) throw beyond(week);
    return { ...query, ...part };
  }
  throw beyond(week);
}

function checkDays(days: readonly unknown[], week: Week): void {
  for (const day of days) if (typeof day === 'string' && (day < week.start || day > week.end)) throw beyond(week);
}

/** The local day of an instant, or of a date. */
function dayOf({ timeZone }: Week, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.length === 10 ? value : localOf(timeZone, readInstant(timeZone, value)).date;
}

interface Thing {
  table: (typeof TABLES)[keyof typeof TABLES];
  id: string;
  week: Week;
}

/** What is not there is the handler's to say. */
async function checkThing(database: Database, { table, id, week }: Thing): Promise<void> {
  const day = table === 'repair' ? daysOfRepair(week) : sql`date`;
  await database.inProject(week.projectId, async (tx) => {
    const { rows } = await sql<{ day: string }>`select ${day} as day from ${sql.table(table)}
      where project_id = ${week.projectId} and id = ${id}`.execute(tx);
    checkDays(
      rows.map((row) => row.day),
      week,
    );
  });
}

/** The first and the last day of the absence, and those of all changed shifts. */
const daysOfRepair = ({ timeZone }: Week) => sql`unnest(
  array[local_time(starts_at, ${timeZone})::date, local_time(ends_at - interval '1 second', ${timeZone})::date]
  || array(select (change ->> 'date')::date from jsonb_array_elements(changes) as change))`;

const beyond = ({ start, end }: Week) => new ProblemError('week_only', { values: { start, end } });
