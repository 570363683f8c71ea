import { z } from 'zod';
import { readCached } from '../../../../lib/session/session-store.ts';

const KEY = 'kioskLost';

/**
 * A waiting event that was rejected after the employee had left: the event without its PIN, and the reason in the
 * kiosk's language.
 */
const LostTap = z.object({ id: z.string(), name: z.string(), tapped_at: z.string(), why: z.string() });
export type LostTap = z.infer<typeof LostTap>;

/**
 * The rejected events that are still to be shown, oldest first; they survive a reload of the page until the message is
 * closed.
 */
export const lostTaps = (): LostTap[] => readCached(KEY, LostTap.array(), sessionStorage) ?? [];

const write = (taps: readonly LostTap[]) => sessionStorage.setItem(KEY, JSON.stringify(taps));

export const keepLost = ({ id, name, tapped_at, why }: LostTap): void =>
  write([...lostTaps().filter((one) => one.id !== id), { id, name, tapped_at, why }]);
export const forgetLost = (id: string): void => write(lostTaps().filter((one) => one.id !== id));
