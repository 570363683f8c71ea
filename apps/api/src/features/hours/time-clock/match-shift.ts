/** Instants in epoch milliseconds. */
interface Span {
  start: number;
  end: number;
}

/** Work that starts further than this from a shift is unrelated to it. */
const NEAR_MS = 4 * 3_600_000;

/** Work that just begins is in the shift of that minute: a late start belongs to no later part of a split day. */
const LEAST_MS = 60_000;

/**
 * The scheduled shift that work belongs to: the one it overlaps most, else the one whose start is nearest, within four
 * hours.
 */
export function matchShift<Shift extends Span>(work: Span, shifts: readonly Shift[]): Shift | null {
  let best: { shift: Shift; common: number; apart: number } | null = null;
  for (const shift of shifts) {
    const common = Math.max(
      0,
      Math.min(Math.max(work.end, work.start + LEAST_MS), shift.end) - Math.max(work.start, shift.start),
    );
    const apart = Math.abs(work.start - shift.start);
    if (common === 0 && apart > NEAR_MS) continue;
    if (best === null || common > best.common || (common === best.common && apart < best.apart))
      best = { shift, common, apart };
  }
  return best?.shift ?? null;
}
