import type { wishes } from '@pamaina/contract';

/** An employee's preference for one day. */
export type DayWish = Pick<wishes.Wish, 'kind' | 'template'>;

/** Preferences by employee and date: at most one per day. */
export function wishesByPerson(list: readonly wishes.Wish[]): Map<string, Map<string, DayWish>> {
  const people = new Map<string, Map<string, DayWish>>();
  for (const wish of list) {
    const days = people.get(wish.employee_id) ?? new Map<string, DayWish>();
    people.set(wish.employee_id, days.set(wish.date, wish));
  }
  return people;
}
