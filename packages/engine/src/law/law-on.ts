import type { LawPack } from '../problem/law-pack.ts';
import type { LocalDate } from '../problem/units.ts';

/** The law in force on a date; before the first change that of the pack itself. */
export function lawOn(law: LawPack | null, date: LocalDate): LawPack | null {
  if (!law?.changes) return law;
  return law.changes.findLast(({ from }) => from <= date)?.law ?? law;
}

/** The law of each part of the time, the earliest first. */
export function lawsOf(law: LawPack | null): readonly (LawPack | null)[] {
  return law?.changes ? [law, ...law.changes.map((change) => change.law)] : [law];
}
