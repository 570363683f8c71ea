import { timeClock } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { LIVE_MS } from '../../lib/live.ts';
import { useSession } from '../../lib/session.tsx';
import { toastError } from '../../lib/toasts.ts';
import { applyTaps } from './apply-taps.ts';
import { sendTaps } from './send-taps.ts';
import { keepClock, keepTap, lastClock, waitingTaps, type Kind } from './tap-queue.ts';

const KEY = ['time-clock'];

/** A second tap so soon after the first is the thumb's, not the person's. */
const REST_MS = 1_000;

/** The own clock, and tapping on it: a tap is kept on the device first, so that it is sent once whatever happens to the line. */
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
      // The line may be gone again before the clock is read anew: what was sent is seen all the same.
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<timeClock.TimeClock>(
        KEY,
        (clock) => clock && applyTaps(clock, refused.length > 0 ? [] : before.filter(({ id }) => !left.has(id))),
      );
      for (const error of refused) toastError(error.detail);
      if (taken + refused.length > 0) await client.invalidateQueries({ queryKey: KEY });
    } finally {
      isSending.current = false;
      setWaiting(waitingTaps(owner));
    }
  }, [client, owner]);

  // A line that is back is seen by the clock being read again.
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
    /** Nobody answers. */
    isCut: query.error !== null,
    /** Just tapped: for a moment taps are not taken. */
    isResting,
    tap,
  };
}
