import { notifications } from '@pamaina/contract';
import { ApiError } from '../../lib/api-error.ts';
import { callEvents } from '../../lib/call-events.ts';
import { readEvents } from '../../lib/event-stream.ts';

/** The server beats every 15 s; a stream that is silent for so long is dead, whatever the network says. */
const SILENCE_MAX_MS = 40_000;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** A live event and the number behind which a stream goes on. */
export interface Heard {
  event: notifications.LiveEvent;
  id: string | null;
}

/**
 * Reads live events for as long as the signal lets it: after a break it goes on behind the last event, so that nothing is missed.
 * It gives up where the server says no (the session has ended).
 * @param lastId of the last event that somebody else has read before
 */
export async function liveConnection(
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

/** A while, or less when the device is online again. */
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
