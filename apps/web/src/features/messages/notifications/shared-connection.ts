import { notifications } from '@pamaina/contract';
import { ApiError } from '../../../lib/http/api-error.ts';
import { callEvents } from '../../../lib/http/call-events.ts';
import { readEvents } from '../../../lib/http/event-stream.ts';

const NAME = 'pamaina-live';

/**
 * Live events in every tab over the connection of one: browsers allow six connections to a server, and six tabs with a
 * stream each would block everything else. Where tabs can't coordinate (plain http on a network), each has its own.
 * @param key of the session: tabs of another session are separate
 */
export function sharedConnection(key: string, heard: (event: notifications.LiveEvent) => void, end: AbortSignal): void {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined || !('BroadcastChannel' in window)) {
    void liveConnection(({ event }) => heard(event), end);
    return;
  }
  const channel = new BroadcastChannel(`${NAME}:${key}`);
  // The tab that takes over resumes after the last event of the previous one.
  let lastId: string | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    const event = notifications.LiveEvent.safeParse(data.event);
    if (!event.success) return;
    lastId = data.id;
    heard(event.data);
  });
  end.addEventListener('abort', () => channel.close());
  const lead = () =>
    liveConnection(
      (told) => {
        heard(told.event);
        if (!end.aborted) channel.postMessage(told);
      },
      end,
      lastId,
    );
  // When this tab closes, its waiting lock request is aborted; that is not an error.
  locks.request(`${NAME}:${key}`, { signal: end }, lead).catch(() => undefined);
}

/**
 * The server sends a heartbeat every 15 s; a stream that is silent for longer than this is dead, whatever the network
 * reports.
 */
const SILENCE_MAX_MS = 40_000;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** A live event and the ID after which a stream resumes. */
interface Heard {
  event: notifications.LiveEvent;
  id: string | null;
}

/**
 * Reads live events until the signal aborts: after an interruption it resumes after the last event, so that nothing is
 * missed. It stops when the server rejects it (the session has ended).
 * @param lastId of the last event that was read before, possibly by another tab
 */
async function liveConnection(
  heard: (heard: Heard) => void,
  end: AbortSignal,
  lastId: string | null = null,
): Promise<void> {
  let last = lastId;
  let failures = 0;
  while (!end.aborted) {
    const silence = new AbortController();
    const signal = AbortSignal.any([end, silence.signal]);
    let watch = setTimeout(() => silence.abort(), SILENCE_MAX_MS);
    const beat = () => {
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), SILENCE_MAX_MS);
    };
    try {
      const headers: Record<string, string> = last === null ? {} : { 'last-event-id': last };
      const stream = await callEvents(notifications.streamNotifications, { headers, signal });
      for await (const { id, data } of readEvents(stream, beat)) {
        failures = 0;
        last = id;
        const event = notifications.LiveEvent.safeParse(JSON.parse(data));
        if (event.success) heard({ event: event.data, id });
      }
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return;
    } finally {
      clearTimeout(watch);
    }
    failures += 1;
    await pause(Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2), end);
  }
}

/** Waits for the given time, or less if the device is online again. */
function pause(milliseconds: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      end.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    end.addEventListener('abort', done);
  });
}
