import { kiosk, type timeClock } from '@pamaina/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isPassing } from '../send-taps.ts';
import { forgetTap, keepTap, keptTaps, type KioskTap } from './kiosk-queue.ts';
import { forgetLost, keepLost, lostTaps } from './lost-taps.ts';

/**
 * Taps on a shared tablet. While there is a line each is answered at once; without one they wait, and are sent in their order when it
 * is back. What is refused for now for one person, a locked PIN or month, keeps nobody else waiting.
 * @param seen changes when the server has answered
 */
export function useKioskTaps(secret: string, seen: number, onSent: () => void) {
  const [waiting, setWaiting] = useState(keptTaps);
  const [lost, setLost] = useState(lostTaps);
  const isSending = useRef(false);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      let sent = 0;
      const held = new Set<string>();
      for (const tap of keptTaps()) {
        if (held.has(tap.employee_id)) continue;
        try {
          await sendTap(secret, tap);
        } catch (error) {
          if (!(error instanceof ApiError) || concernsAll(error)) break;
          if (isPassing(error)) {
            held.add(tap.employee_id);
            continue;
          }
          keepLost({ ...tap, why: error.detail });
        }
        forgetTap(tap.id);
        sent += 1;
      }
      if (sent > 0) onSent();
    } finally {
      isSending.current = false;
      setWaiting(keptTaps());
      setLost(lostTaps());
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
  const forgive = (id: string) => {
    forgetLost(id);
    setLost(lostTaps());
  };
  return { waiting, lost, take, forgive };
}

/** No line, a server in trouble, a project that waits for its payment: the next person would hear the same. */
const concernsAll = ({ status }: ApiError) => status === 0 || status >= 500 || status === 402;

function sendTap(secret: string, { id, employee_id, pin, kind, tapped_at, ended_at }: KioskTap) {
  const times = { tapped_at, sent_at: new Date().toISOString(), ...(ended_at !== undefined && { ended_at }) };
  return call(kiosk.tapOnKiosk, { body: { secret, employee_id, pin, kind, tap: id, ...times } });
}
