import { timeClock } from '@pamaina/contract';
import { call } from '../../lib/http/api-client.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { forgetTap, waitingTaps, type StoredTap } from './tap-queue.ts';

const endpoints = { in: timeClock.clockIn, break_start: timeClock.startBreak, break_end: timeClock.endBreak };

export interface Sent {
  /** The number of accepted events. */
  taken: number;
  /** The errors of rejected events: they are not sent again. */
  refused: ApiError[];
}

/** Sends the waiting events, oldest first, until there is no response; an accepted or rejected event is removed. */
export async function sendTaps(owner: string): Promise<Sent> {
  const sent: Sent = { taken: 0, refused: [] };
  for (const tap of waitingTaps(owner)) {
    try {
      await send(tap);
      sent.taken += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error)) return sent;
      sent.refused.push(error);
    }
    forgetTap(tap.id);
  }
  return sent;
}

/**
 * Offline, a busy server, an ended session, a project or a month that may be reopened: the event stays and is retried.
 */
export const isPassing = ({ status, code }: ApiError) =>
  status === 0 ||
  status === 401 ||
  status === 429 ||
  status >= 500 ||
  status === 402 ||
  code === 'conflict' ||
  code === 'month_locked';

function send({ id, kind, tapped_at, ended_at }: StoredTap): Promise<timeClock.RunningEntry | null> {
  const body = { tap: id, tapped_at, sent_at: new Date().toISOString() };
  if (kind !== 'out') return call(endpoints[kind], { body });
  return call(timeClock.clockOut, { body: { ...body, ...(ended_at !== undefined && { ended_at }) } });
}
