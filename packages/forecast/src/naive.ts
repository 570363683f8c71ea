import { isUsual, plainValue, type Learnt, type TakingsDay } from './takings-day.ts';

/**
 * The mean of the same weekday's last usual days, slot by slot. A slot that is never known on this weekday has the
 * mean of the slot over all days.
 * @param weeks how many days of the weekday at most, such as 1 for "as last week"
 */
export function learnMean(days: readonly TakingsDay[], weeks: number): Learnt {
  const slots = days[0]?.values.length ?? 0;
  const newest = days.filter(isUsual).toReversed();
  const known = new Map<number, number[]>();
  const learn = (weekday: number) => {
    const same = newest.filter((day) => day.weekday === weekday);
    return Array.from(
      { length: slots },
      (_, slot) => meanOf(same, slot, weeks) ?? meanOf(newest, slot, weeks * 7) ?? 0,
    );
  };
  return (weekday) => {
    const values = known.get(weekday) ?? learn(weekday);
    known.set(weekday, values);
    return values;
  };
}

function meanOf(newest: readonly TakingsDay[], slot: number, most: number): number | null {
  let [sum, count] = [0, 0];
  for (const day of newest) {
    const value = plainValue(day, slot);
    if (value === null) continue;
    sum += value;
    count++;
    if (count === most) break;
  }
  return count === 0 ? null : sum / count;
}
