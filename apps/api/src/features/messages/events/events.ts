import { randomUUIDv7 } from 'node:crypto';
import { type BodyOf, type events, constants, type Color } from '@pamaina/contract';
import { type ProjectCall, member, type Call } from '../../../platform/http/route.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';

/** Adds an event to a day. */
export async function createEvent(call: ProjectCall<typeof events.createEvent>) {
  const { username: actor } = call.caller;
  const { tx } = call;
  const row = await tx
    .insertInto('event')
    .values({ id: randomUUIDv7(), ...written(call.body) })
    .returning(eventColumns)
    .executeTakeFirstOrThrow();
  const details = { id: row.id, date: row.date, title: row.title, after: row };
  await recordActivity(tx, { action_type: 'event.created', actor, details });
  return presentEvent(row);
}

/** Changes an event or its day. @throws `not_found`, `stale` */
export async function updateEvent(call: ProjectCall<typeof events.updateEvent>) {
  const { username: actor } = call.caller;
  const { tx } = call;
  const before = await tx
    .selectFrom('event')
    .select(eventColumns)
    .where('id', '=', call.params.id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  const after = await tx
    .updateTable('event')
    .set({ ...written(call.body), version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(eventColumns)
    .executeTakeFirstOrThrow();
  const details = { id: after.id, date: after.date, title: after.title, before, after };
  await recordActivity(tx, { action_type: 'event.updated', actor, details });
  return presentEvent(after);
}

/** Deletes an event. @throws `not_found` */
export async function deleteEvent(call: ProjectCall<typeof events.deleteEvent>): Promise<void> {
  const { username: actor } = call.caller;
  const { tx } = call;
  const before = await tx
    .deleteFrom('event')
    .where('id', '=', call.params.id.toLowerCase())
    .returning(eventColumns)
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  const details = { id: before.id, date: before.date, title: before.title, before };
  await recordActivity(tx, { action_type: 'event.deleted', actor, details });
}

const written = ({ description, takings_percent, ...given }: BodyOf<typeof events.createEvent>) => ({
  ...given,
  description: description || null,
  takings_percent: takings_percent ?? null,
});

const eventColumns = ['id', 'date', 'title', 'description', 'color', 'takings_percent', 'version'] as const;

/** A stored event as clients see it. */
function presentEvent({ color, ...row }: Omit<events.Event, 'color'> & { color: string }): events.Event {
  return { ...row, color: constants.colors.find((known) => known === color) ?? ('gray' satisfies Color) };
}

/** The events of a range, by date. What they do to takings is for managers. */
export async function listEvents(call: Call<typeof events.listEvents>) {
  const { projectId, role } = member(call);
  const { start, end } = call.query;
  const rows = await call.deps.database.readInProject(projectId, (tx) =>
    tx
      .selectFrom('event')
      .select(eventColumns)
      .where((where) => where.between('date', start, end))
      .orderBy('date')
      .orderBy('title')
      .orderBy('id')
      .execute(),
  );
  return rows.map(presentEvent).map((row) => (role === 'manager' ? row : { ...row, takings_percent: null }));
}

/** What events say of the takings of some days. One statement. */
export async function takingsOfEvents(tx: Tx, { start, end }: { start: string; end: string }) {
  const rows = await tx
    .selectFrom('event')
    .select(['date', 'title', 'takings_percent'])
    .where((where) => where.between('date', start, end))
    .where('takings_percent', 'is not', null)
    .orderBy('date')
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ date, title, takings_percent }) => ({ date, title, percent: takings_percent ?? 100 }));
}

/** The next events from a local date on, nearest first. */
export async function upcomingEvents(
  tx: Tx,
  { from, limit }: { from: string; limit: number },
): Promise<events.Event[]> {
  const rows = await tx
    .selectFrom('event')
    .select(eventColumns)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(presentEvent);
}
