import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ProblemError, fieldProblem } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { lastTapOf, openEntryOf, type OpenEntry } from './open-entry.ts';

type Kind = Tables['clock_event']['kind'];

/** A clock event as received. */
export interface Tap {
  projectId: string;
  employeeId: string;
  source: 'app' | 'kiosk';
  eventId: string | null;
  /** Epoch milliseconds by the device's clock. */
  tappedAt: number | null;
  sentAt: number | null;
  note: string | null;
  /** Epoch milliseconds by the server's clock. */
  now: number;
}

/** The entry when a clock event takes effect, and the time of that. */
export interface Moment {
  tap: Tap;
  entry: OpenEntry | undefined;
  happenedAt: number;
  isLate: boolean;
}

/**
 * Stores one clock event: a second one, from another device or server, waits for the first. A repeated event does
 * nothing.
 * @param effect changes the entry and gives its id
 * @throws what `effect` throws; `not_found` when the person is gone
 */
export async function takeTap(
  tx: Tx,
  kind: Kind,
  tap: Tap,
  effect: (moment: Moment) => Promise<string>,
): Promise<void> {
  const { employeeId, now, tappedAt } = tap;
  const person = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_found');
  const id = tap.eventId ?? randomUUIDv7();
  if (tap.eventId !== null && (await wasTaken(tx, kind, tap, id))) return;
  const { happenedAt: measured, isLate } = tapMoment(tap, now);
  const entry = await openEntryOf(tx, employeeId);
  const happenedAt = afterLastTap(measured, await lastTapOf(tx, tap, entry));
  const entryId = await effect({ tap, entry, happenedAt, isLate });
  const happened_at = new Date(happenedAt).toISOString();
  await tx
    .insertInto('clock_event')
    .values({
      id,
      entry_id: entryId,
      kind,
      source: tap.source,
      device_at: tappedAt === null ? null : new Date(tappedAt).toISOString(),
      received_at: new Date(now).toISOString(),
      happened_at,
    })
    .execute();
  const details = { employee_id: employeeId, at: happened_at, source: tap.source };
  await recordActivity(tx, { action_type: `clock.${kind}`, actor: employeeId, details });
}

/** @throws `conflict` when the id is that of another tap */
async function wasTaken(tx: Tx, kind: Kind, { employeeId }: Tap, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('clock_event')
    .innerJoin('time_entry', (join) =>
      join
        .onRef('time_entry.project_id', '=', 'clock_event.project_id')
        .onRef('time_entry.id', '=', 'clock_event.entry_id'),
    )
    .select(['clock_event.kind', 'time_entry.employee_id'])
    .where('clock_event.id', '=', id)
    .executeTakeFirst();
  if (row && (row.kind !== kind || row.employee_id !== employeeId)) throw new ProblemError('conflict');
  return row !== undefined;
}

/** A device's data about a clock event, epoch milliseconds by its own clock. */
interface DeviceTimes {
  tappedAt: number | null;
  sentAt: number | null;
}

/** No one is offline for longer than that: a later event is shown to the manager and not clocked. */
const LONGEST_MS = 48 * 3_600_000;
/** A clock event that took longer to arrive is marked. */
const PROMPT_MS = 2 * 60_000;

/**
 * The time of a clock event by the server's clock. The device's clock is not trusted, only how long ago the event was
 * by it: so a clock that is an hour off does no harm, and an event made offline counts when it was made.
 * @throws `invalid` when the tap is older than two days
 */
export function tapMoment({ tappedAt, sentAt }: DeviceTimes, now: number): { happenedAt: number; isLate: boolean } {
  const ago = tappedAt === null || sentAt === null ? 0 : Math.max(0, sentAt - tappedAt);
  if (ago > LONGEST_MS) throw fieldProblem('tapped_at', 'tap_old');
  return { happenedAt: now - ago, isLate: ago > PROMPT_MS };
}

/**
 * A tap came faster than the one before it, which a slow connection held up: so it counts right after that one. One
 * that is earlier by more than a slow request explains stays as it is, and is refused.
 * @param happenedAt epoch milliseconds, as of {@link tapMoment}
 * @param last the person's last clock event, epoch milliseconds; null without any
 */
const afterLastTap = (happenedAt: number, last: number | null): number =>
  last !== null && happenedAt <= last && last - happenedAt <= PROMPT_MS ? last + 1 : happenedAt;
