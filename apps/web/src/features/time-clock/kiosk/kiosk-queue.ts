import { z } from 'zod';
import { readCached } from '../../../lib/session-store.ts';

const KEY = 'kioskTaps';

/** A tap on a shared tablet that nobody has answered yet. */
const KioskTap = z.object({
  /** Its own id: however often it is sent, it counts once. */
  id: z.string(),
  employee_id: z.string(),
  name: z.string(),
  pin: z.string(),
  kind: z.enum(['in', 'out', 'break_start', 'break_end']),
  /** What the tablet's clock showed. */
  tapped_at: z.string(),
  /** Of a forgotten end: what the person says; null: they do not know. */
  ended_at: z.string().nullish(),
});
export type KioskTap = z.infer<typeof KioskTap>;

/** The taps that wait, oldest first. They hold PINs, so they outlive a reload of the page and not the browser's tab. */
export const keptTaps = (): KioskTap[] => readCached(KEY, KioskTap.array(), sessionStorage) ?? [];

const write = (taps: readonly KioskTap[]) => sessionStorage.setItem(KEY, JSON.stringify(taps));

export const keepTap = (tap: KioskTap): void => write([...keptTaps(), tap]);
export const forgetTap = (id: string): void => write(keptTaps().filter((tap) => tap.id !== id));
