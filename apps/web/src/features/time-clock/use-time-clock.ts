import { timeClock } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/http/api-client.ts';
import { LIVE_MS } from '../../lib/http/live.ts';
import { useSession } from '../../lib/session/session.tsx';
import { toastError } from '../../lib/toasts.ts';
import { applyTaps } from './apply-taps.ts';
import { sendTaps } from './send-taps.ts';
import { keepClock, keepTap, lastClock, waitingTaps, type Kind } from './tap-queue.ts';
import { affects, reload } from '../../lib/http/affects.ts';

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
      if (taken + refused.length > 0) await reload(client, affects(timeClock.clockIn));
    } finally {
      isSending.current = false;
      setWaiting(waitingTaps(owner));
    }
  }, [client, owner]);

  // A successful reload of the clock shows that the connection is back.
  useEffect(() => {
    if (waitingTaps(owner).length > 0) void send();
  }, [owner, query.dataUpdatedAt, send]);
  useEffect(() => {
    const retry = () => void send();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [send]);

  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);

  const tap = (kind: Kind, endedAt?: string | null) => {
    if (isResting) return;
    setResting(true);
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
