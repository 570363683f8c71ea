import type { Language, notifications } from '@pamaina/contract';
import { PassThrough } from 'node:stream';
import { createGate } from '../../../platform/jobs/gate.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { EventsReply, member, type Call, type Member } from '../../../platform/http/route.ts';
import { KINDS } from './notice.ts';
import { watchStream } from './watch-streams.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countUnread, notificationColumns, presentNotification } from './list-notifications.ts';

/** Tabs share one stream, so this is a user with many devices, or a flood. */
const STREAMS_MAX = 20;
const AGAIN_SECONDS = 60;
const openByAccount = new Map<string, number>();
/** A reader this far behind is disconnected; it comes back with Last-Event-ID. */
const UNREAD_BYTES_MAX = 256 * 1024;
/**
 * A publication wakes every stream of a project at once: they take turns, or other requests would not get a connection
 * in time.
 */
const reading = createGate(4);

/**
 * Live events for as long as the session lasts. They are read from the table after every signal, so that a client that
 * comes back with its last event misses nothing and gets nothing twice.
 * @throws `too_many_requests` when one account holds too many streams
 */
export async function streamNotifications(call: Call<typeof notifications.streamNotifications>): Promise<EventsReply> {
  const caller = member(call);
  const { database, closing } = call.deps;
  const leave = enter(caller.accountId);
  const stream = new PassThrough();
  let after = call.lastEventId;
  let sent: number | null = null;

  const send = async () => {
    const { events, unread } = await reading.pass(() =>
      readEvents(database, { caller, after, language: call.language }),
    );
    for (const { id, data } of events) write(stream, data, id);
    after = events.at(-1)?.id ?? after;
    if (events.length === 0 && sent !== unread) write(stream, { type: 'unread', unread });
    sent = unread;
    if (stream.writableLength > UNREAD_BYTES_MAX) stream.destroy();
  };
  const run = oneAtATime(send);
  const wake = () => {
    run().catch((error: unknown) => {
      call.log.warn({ err: error, isDatabase: true }, 'a stream of live events broke');
      stream.destroy();
    });
  };
  const end = () => stream.end();
  const watch = watchStream(database, call.deps.log, {
    caller,
    sent: () => after,
    beat: () => {
      if (!stream.writableEnded) stream.write(': \n\n');
    },
    wake,
    end,
  });
  const stopHearing = [
    database.signals.on('notified', (account) => {
      if (account === '' || account === caller.accountId) wake();
    }),
    database.signals.on('session_ended', (session) => {
      if (session === caller.sessionId) end();
      // The signal may have been missed.
      if (session === '') watch.look();
    }),
  ];
  closing.addEventListener('abort', end);
  stream.once('close', () => {
    watch.leave();
    closing.removeEventListener('abort', end);
    stopHearing.forEach((stop) => stop());
    leave();
  });
  // The first event is sent with the headers: a client knows immediately that it is connected.
  await run().catch((error: unknown) => {
    stream.destroy();
    throw error;
  });
  return new EventsReply(stream);
}

/** Counts a stream for as long as it is open. @returns ends that */
function enter(accountId: string): () => void {
  const open = openByAccount.get(accountId) ?? 0;
  if (open >= STREAMS_MAX) throw new ProblemError('too_many_requests', { retryAfterSeconds: AGAIN_SECONDS });
  openByAccount.set(accountId, open + 1);
  return () => {
    const left = (openByAccount.get(accountId) ?? 1) - 1;
    if (left > 0) openByAccount.set(accountId, left);
    else openByAccount.delete(accountId);
  };
}

function write(stream: PassThrough, data: notifications.LiveEvent, id?: number): void {
  if (stream.writableEnded || stream.destroyed) return;
  stream.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
}

/** Work that never runs concurrently; if requested while running, it runs once more. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isAskedFor = false;
  return async () => {
    isAskedFor = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAskedFor) {
        isAskedFor = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}

/** Beyond this, the list is reloaded instead. */
const EVENTS_MAX = 100;

interface From {
  caller: Pick<Member, 'projectId' | 'accountId'>;
  /** The last event that the reader has; null: none, the stream starts. */
  after: number | null;
  language: Language;
}

interface NumberedEvent {
  /** Its name in `Last-Event-ID`. */
  id: number;
  data: notifications.LiveEvent;
}

/** A user's events after a given one, in order; one `reset` where the stream starts and where there are too many. */
function readEvents(database: Database, { caller, after, language }: From) {
  const { projectId, accountId } = caller;
  return database.inProject(projectId, async (tx): Promise<{ events: NumberedEvent[]; unread: number }> => {
    const own = tx.selectFrom('notification').where('account_id', '=', accountId);
    const rows =
      after === null
        ? null
        : await own
            .select([...notificationColumns, 'seq', 'shown'])
            .where('seq', '>', after)
            .where('kind', 'in', KINDS)
            .orderBy('seq')
            .limit(EVENTS_MAX + 1)
            .execute();
    const unread = await countUnread(tx, caller);
    if (rows !== null && rows.length <= EVENTS_MAX) {
      const events = rows.map(({ seq: id, shown, ...row }): NumberedEvent => ({
        id,
        data: shown
          ? { type: 'notification', notification: presentNotification(row, language), unread }
          : { type: 'changed', kind: row.kind },
      }));
      return { events, unread };
    }
    const { newest } = await own.select((max) => max.fn.max('seq').as('newest')).executeTakeFirstOrThrow();
    return { events: [{ id: newest ?? 0, data: { type: 'reset', unread } }], unread };
  });
}
