import { kiosk, type timeClock } from '@pamaina/contract';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../../lib/http/api-client.ts';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { isPassing } from '../send-taps.ts';
import { useResending } from '../use-resending.ts';
import { forgetTap, keepTap, keptTaps, type KioskTap } from './kiosk-queue.ts';
import { forgetLost, keepLost, lostTaps } from './lost-taps.ts';

/**
 * Clock events at the kiosk. Online, each is sent immediately; offline they wait, and are sent in order when the
 * connection is back. A temporary rejection for one employee, such as a locked PIN or month, does not block the others.
 * @param seen changes when the server has responded
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

  useResending({ isWaiting: () => keptTaps().length > 0, send, seen });

  /** The employee's clock afterwards; null: the event waits for a connection. @throws ApiError when it is rejected */
  const take = async (tap: KioskTap): Promise<timeClock.TimeClock | null> => {
    const keep = () => {
      keepTap(tap);
      setWaiting(keptTaps());
      return null;
    };
    // Events of an employee are sent in order.
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

/** Offline, a server error, an unpaid project: the next employee would get the same response. */
const concernsAll = ({ status }: ApiError) => status === 0 || status >= 500 || status === 402;

function sendTap(secret: string, { id, employee_id, pin, kind, tapped_at, ended_at }: KioskTap) {
  const times = { tapped_at, sent_at: new Date().toISOString(), ...(ended_at !== undefined && { ended_at }) };
  return call(kiosk.tapOnKiosk, { body: { secret, employee_id, pin, kind, tap: id, ...times } });
}
