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

/** A time with a law of its own: from a date to the one before another. */
export interface LawSpan {
  from: LocalDate;
  before: LocalDate;
  law: LawPack | null;
}

/** A law of all time in which some times, none over another, have another law. */
export function withLawsOf(law: LawPack | null, spans: readonly LawSpan[]): LawPack | null {
  if (spans.length === 0) return law;
  const changesOf = (one: LawPack | null): LocalDate[] => (one?.changes ?? []).map(({ from }) => from);
  const dates = [law, ...spans.map((span) => span.law)].flatMap(changesOf);
  const all = [...dates, ...spans.flatMap(({ from, before }) => [from, before])];
  const on = (date: LocalDate): Omit<LawPack, 'changes'> => {
    const span = spans.find(({ from, before }) => from <= date && date < before);
    const { changes: _, ...rules } = lawOn(span ? span.law : law, date) ?? NO_LAW;
    return rules;
  };
  const { changes: _, ...first } = law ?? NO_LAW;
  return { ...first, changes: [...new Set(all)].toSorted().map((from) => ({ from, law: on(from) })) };
}

const NO_LAW: LawPack = { id: 'none' };
