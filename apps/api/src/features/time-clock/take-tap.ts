import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordActivity } from '../activity/index.ts';
import { lastTapOf, openEntryOf, type OpenEntry } from './open-entry.ts';
import { afterLastTap, tapMoment } from './tap-moment.ts';

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
