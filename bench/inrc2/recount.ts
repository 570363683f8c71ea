import type { Instance } from './read-instance.ts';

/** The penalties of the competition for one unit. */
export const WEIGHTS = { cover: 30, shiftRun: 15, run: 30, request: 10, weekend: 30, total: 20, weekends: 30 } as const;

/** What a nurse does on each day of the horizon; null: a day off. */
export type Roster = ReadonlyMap<string, readonly ({ shift: string; skill: string } | null)[]>;

/** The penalty of a roster by the competition's rules alone, without the engine, by kind; and hard faults. */
export function recount(instance: Instance, roster: Roster) {
  const parts = { total: 0, runs: 0, off: 0, requests: 0, weekends: 0, complete: 0, cover: 0 };
  const faults: string[] = [];
  const { nurses, cover, offs, shifts } = instance;
  for (const { name, contract, history, skills } of nurses) {
    const days = roster.get(name) ?? [];
    const worked = days.map((day) => day?.shift ?? null);
    const works = worked.map((shift) => shift !== null);
    parts.runs += WEIGHTS.run * runs(works, true, contract.work, history.work);
    parts.off += WEIGHTS.run * runs(works, false, contract.off, history.off);
    for (const [shift, range] of shifts) {
      const before = history.shift === shift ? history.sameShift : 0;
      const is = worked.map((one) => one === shift);
      parts.runs += WEIGHTS.shiftRun * runs(is, true, range, before);
    }
    const total = history.total + works.filter(Boolean).length;
    parts.total += WEIGHTS.total * Math.max(0, contract.total.least - total, total - contract.total.most);
    let weekends = history.weekends;
    for (let saturday = 5; saturday < days.length; saturday += 7) {
      const [one = false, two = false] = [works[saturday], works[saturday + 1]];
      if (one || two) weekends++;
      if (one !== two && contract.isComplete) parts.complete += WEIGHTS.weekend;
    }
    parts.weekends += WEIGHTS.weekends * Math.max(0, weekends - contract.weekends);
    days.forEach((day, i) => {
      const before = i === 0 ? history.shift : (worked[i - 1] ?? null);
      if (day && !skills.includes(day.skill)) faults.push(`${name} has not the skill ${day.skill}`);
      if (day && before !== null && shifts.get(before)?.never.includes(day.shift))
        faults.push(`${name}: ${day.shift} after ${before} on day ${i}`);
    });
  }
  for (const { nurse, day, shift } of offs) {
    const is = roster.get(nurse)?.[day];
    if (is && (shift === null || is.shift === shift)) parts.requests += WEIGHTS.request;
  }
  for (const { day, shift, skill, least, best } of cover) {
    const of = [...roster.values()].filter((days) => days[day]?.shift === shift && days[day]?.skill === skill).length;
    if (of < least) faults.push(`day ${day}, ${shift}, ${skill}: ${of} of ${least}`);
    parts.cover += WEIGHTS.cover * Math.max(0, best - of);
  }
  return { parts, penalty: Object.values(parts).reduce((sum, part) => sum + part, 0), faults };
}

/**
 * How many days all runs are too long or too short; the first one goes on from so many days before. A run that reaches
 * the end of the horizon is never too short, and what was too long before is not counted again.
 */
function runs(
  days: readonly boolean[],
  of: boolean,
  { least, most }: { least: number; most: number },
  before: number,
): number {
  let length = before;
  let sum = 0;
  for (const day of days) {
    const is = day === of;
    if (is) sum += ++length > most ? 1 : 0;
    else {
      if (length > 0 && length < least) sum += least - length;
      length = 0;
    }
  }
  return sum;
}
