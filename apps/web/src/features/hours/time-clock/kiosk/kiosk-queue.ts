import { z } from 'zod';
import { readCached } from '../../../../lib/session/session-store.ts';

const KEY = 'kioskTaps';

/** A clock event at the kiosk that has no response yet. */
const KioskTap = z.object({
  /** A unique ID: however often it is sent, it counts once. */
  id: z.string(),
  employee_id: z.string(),
  name: z.string(),
  pin: z.string(),
  kind: z.enum(['in', 'out', 'break_start', 'break_end']),
  /** The time on the kiosk's clock. */
  tapped_at: z.string(),
  /** For a forgotten end: the time that the employee enters; null: they do not know it. */
  ended_at: z.string().nullish(),
});
export type KioskTap = z.infer<typeof KioskTap>;

/**
 * The waiting events, oldest first. They contain PINs, so they survive a reload of the page but not the browser's tab.
 */
export const keptTaps = (): KioskTap[] => readCached(KEY, KioskTap.array(), sessionStorage) ?? [];

const write = (taps: readonly KioskTap[]) => sessionStorage.setItem(KEY, JSON.stringify(taps));

export const keepTap = (tap: KioskTap): void => write([...keptTaps(), tap]);
export const forgetTap = (id: string): void => write(keptTaps().filter((tap) => tap.id !== id));
