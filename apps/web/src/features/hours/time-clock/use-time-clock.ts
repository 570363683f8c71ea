import { timeClock } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastError } from '../../../lib/toasts.ts';
import { affectedBy } from '../../../lib/http/affected-by.ts';
import { reload } from '../../../lib/http/reload.ts';
import { useResending } from './use-resending.ts';
import { sendTaps, keepClock, keepTap, lastClock, waitingTaps, type Kind, type StoredTap } from './send-taps.ts';

const KEY = ['time-clock'];

/** A second tap this soon after the first is accidental. */
const REST_MS = 1_000;

/**
 * The user's clock, and its actions: an event is stored on the device first, so that it is sent exactly once whatever
 * happens to the connection.
 */
export function useTimeClock() {
  const { user, projectId } = useSession();
  const owner = `${user?.id} ${projectId}`;
  const client = useQueryClient();
  const isSending = useRef(false);
  const [waiting, setWaiting] = useState(() => waitingTaps(owner));
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const clock = await call(timeClock.getClockDay, { signal });
      keepClock(owner, clock);
      return clock;
    },
    enabled: projectId !== null,
    staleTime: 0,
    refetchInterval: LIVE_MS,
  });

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const before = waitingTaps(owner);
      const { taken, refused } = await sendTaps(owner);
      const left = new Set(waitingTaps(owner).map(({ id }) => id));
      // The connection may be lost again before the clock is reloaded: the sent events are shown all the same.
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<timeClock.TimeClock>(
        KEY,
        (clock) => clock && applyTaps(clock, refused.length > 0 ? [] : before.filter(({ id }) => !left.has(id))),
      );
      for (const error of refused) toastError(error.detail);
      if (taken + refused.length > 0) await reload(client, await affectedBy(timeClock.clockIn));
    } finally {
      isSending.current = false;
      setWaiting(waitingTaps(owner));
    }
  }, [client, owner]);

  useResending({ isWaiting: () => waitingTaps(owner).length > 0, send, seen: query.dataUpdatedAt });

  const [isResting, rest] = useRest();
  const tap = (kind: Kind, endedAt?: string | null) => {
    if (isResting) return;
    rest();
    const stated = endedAt === undefined ? {} : { ended_at: endedAt };
    keepTap({ owner, id: crypto.randomUUID(), kind, tapped_at: new Date().toISOString(), ...stated });
    setWaiting(waitingTaps(owner));
    void send();
  };

  const known = query.data ?? (query.error ? lastClock(owner) : null);
  return {
    clock: known && applyTaps(known, waiting),
    waiting: waiting.length,
    /** There is no response. */
    isCut: query.error !== null,
    /** Just tapped: for a moment further taps are ignored. */
    isResting,
    tap,
  };
}

/** Whether it was just tapped, and what begins that. */
function useRest(): [boolean, () => void] {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  return [isResting, () => setResting(true)];
}

/** The clock as it will be once the waiting clock events have been sent, shown while offline. */
export function applyTaps(clock: timeClock.TimeClock, taps: readonly StoredTap[]): timeClock.TimeClock {
  return taps.reduce(applyTap, clock);
}

function applyTap(clock: timeClock.TimeClock, { id, kind, tapped_at, ended_at }: StoredTap): timeClock.TimeClock {
  const { entry, shift } = clock;
  if (kind === 'in') {
    if (entry) return clock;
    const begun = { id, started_at: tapped_at, break_started_at: null, break_minutes: 0, note: null };
    const minutes = shift && minutesBetween(shift.starts_at, tapped_at);
    return {
      ...clock,
      entry: { ...begun, is_forgotten: false },
      minutes_from_start: minutes,
      proposed_end: null,
      last: null,
    };
  }
  if (!entry) return clock;
  const pause = entry.break_started_at;
  if (kind === 'break_start') return { ...clock, entry: { ...entry, break_started_at: pause ?? tapped_at } };
  const break_minutes = entry.break_minutes + (pause === null ? 0 : minutesBetween(pause, tapped_at));
  if (kind === 'break_end') return { ...clock, entry: { ...entry, break_started_at: null, break_minutes } };
  const end = ended_at === undefined ? tapped_at : ended_at;
  const { started_at } = entry;
  const worked_minutes = end === null ? 0 : minutesBetween(started_at, end) - break_minutes;
  const last = end === null ? null : { started_at, ended_at: end, worked_minutes };
  return { ...clock, entry: null, minutes_from_start: null, proposed_end: null, last };
}

/** Full minutes by the clock, without seconds. */
const minutesBetween = (start: string, end: string) =>
  Math.floor(Date.parse(end) / 60_000) - Math.floor(Date.parse(start) / 60_000);
