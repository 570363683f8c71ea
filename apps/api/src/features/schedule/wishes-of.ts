import type { Day, Need, Person } from '@pamaina/engine';

/**
 * Weekdays (1 Monday .. 7 Sunday) on which somebody would rather not work, as the engine's wishes: none of the day's templates,
 * each of the weight of an ordinary wish.
 */
export function wishesOf(weekdays: readonly number[], days: readonly Day[], needs: readonly Need[]): Person['wishes'] {
  if (weekdays.length === 0) return [];
  const wished = new Set(days.filter(({ weekday }) => weekdays.includes(weekday)).map(({ date }) => date));
  const unwanted = new Map(
    needs
      .filter(({ date }) => wished.has(date))
      .map(({ date, template }) => [`${date} ${template}`, { date, template }]),
  );
  return [...unwanted.values()].map(({ date, template }) => ({ date, template, kind: 'off', weight: 1 }));
}
