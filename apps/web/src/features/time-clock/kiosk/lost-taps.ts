import { z } from 'zod';
import { readCached } from '../../../lib/session-store.ts';

const KEY = 'kioskLost';

/** A waiting tap that was refused when nobody was there any more to be told: the tap without its PIN, and why in the tablet's language. */
const LostTap = z.object({ id: z.string(), name: z.string(), tapped_at: z.string(), why: z.string() });
export type LostTap = z.infer<typeof LostTap>;

/** What is still to be told, oldest first; it outlives a reload of the page until somebody has closed it. */
export const lostTaps = (): LostTap[] => readCached(KEY, LostTap.array(), sessionStorage) ?? [];

const write = (taps: readonly LostTap[]) => sessionStorage.setItem(KEY, JSON.stringify(taps));

export const keepLost = ({ id, name, tapped_at, why }: LostTap): void =>
  write([...lostTaps().filter((one) => one.id !== id), { id, name, tapped_at, why }]);
export const forgetLost = (id: string): void => write(lostTaps().filter((one) => one.id !== id));
