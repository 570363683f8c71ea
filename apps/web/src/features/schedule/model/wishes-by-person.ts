import type { wishes } from '@pamaina/contract';

/** What somebody wishes for on one day. */
export type DayWish = Pick<wishes.Wish, 'kind' | 'template'>;

/** Wishes by person and date: one a day at most. */
export function wishesByPerson(list: readonly wishes.Wish[]): Map<string, Map<string, DayWish>> {
  const people = new Map<string, Map<string, DayWish>>();
  for (const wish of list) {
    const days = people.get(wish.employee_id) ?? new Map<string, DayWish>();
    people.set(wish.employee_id, days.set(wish.date, wish));
  }
  return people;
}
