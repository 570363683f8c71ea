import { kiosk, type timeClock } from '@pamaina/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isPassing } from '../send-taps.ts';
import { forgetTap, keepTap, keptTaps, type KioskTap } from './kiosk-queue.ts';

/** A tap that nobody was there any more to be told about. */
export interface LostTap {
  tap: KioskTap;
  why: string;
}

/**
 * Taps on a shared tablet. While there is a line each is answered at once; without one they wait, and are sent in their order when it
 * is back.
 * @param seen changes when the server has answered
 */
export function useKioskTaps(secret: string, seen: number, onSent: () => void) {
  const [waiting, setWaiting] = useState(keptTaps);
  const [lost, setLost] = useState<LostTap[]>([]);
  const isSending = useRef(false);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let sent = 0;
      for (const tap of keptTaps()) {
        try {
          await sendTap(secret, tap);
        } catch (error) {
          if (!(error instanceof ApiError) || isPassing(error)) break;
          setLost((before) => [...before, { tap, why: error.detail }]);
        }
        forgetTap(tap.id);
        sent += 1;
      }
      if (sent > 0) onSent();
    } finally {
      isSending.current = false;
      setWaiting(keptTaps());
    }
  }, [secret, onSent]);

  // A line that is back is seen by the list being read again.
  useEffect(() => {
    if (keptTaps().length > 0) void send();
  }, [seen, send]);
  useEffect(() => {
    const retry = () => void send();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [send]);

  /** The clock of the person then; null: the tap waits for a line. @throws ApiError when it is refused */
  const take = async (tap: KioskTap): Promise<timeClock.TimeClock | null> => {
    const keep = () => {
      keepTap(tap);
      setWaiting(keptTaps());
      return null;
    };
    // Whose earlier tap waits has no turn before it.
    if (keptTaps().some(({ employee_id }) => employee_id === tap.employee_id)) return keep();
    try {
      return await sendTap(secret, tap);
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) return keep();
      throw error;
    }
  };
  const forgive = (id: string) => setLost((before) => before.filter(({ tap }) => tap.id !== id));
  return { waiting, lost, take, forgive };
}

function sendTap(secret: string, { id, employee_id, pin, kind, tapped_at, ended_at }: KioskTap) {
  const times = { tapped_at, sent_at: new Date().toISOString(), ...(ended_at !== undefined && { ended_at }) };
  return call(kiosk.tapOnKiosk, { body: { secret, employee_id, pin, kind, tap: id, ...times } });
}
