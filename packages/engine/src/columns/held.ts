/** A day on which a roster may still be anything. */
export const OPEN = -2;

/** What people are held to: by person, by day, a code, -1 for free, or `OPEN`. */
export type Held = ReadonlyMap<number, Int32Array>;

/** Whether a roster is what its person is held to. */
export function keeps(held: Int32Array, row: Int32Array): boolean {
  for (let day = 0; day < held.length; day++) if (held[day] !== OPEN && held[day] !== row[day]) return false;
  return true;
}

/** People times days that are open. */
export function openDays(held: Held): number {
  let open = 0;
  for (const row of held.values()) for (const code of row) if (code === OPEN) open++;
  return open;
}
