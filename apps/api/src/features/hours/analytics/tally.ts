import type { analytics } from '@pamaina/contract';
import type { Reckoned } from '@pamaina/engine';
import type { DateRange } from './period-range.ts';
import { absencesOf, normsOfBooks, type Books, employedIn } from './reckon-team.ts';
import type { CountedShift } from './read-work.ts';
import { costOfLate } from './reckon-cost.ts';
import { addLate, addReckoned, emptySums, hoursOf, presentSums, type Sums } from './sums.ts';

interface PersonSums {
  id: string | null;
  name: string;
  department: string | null;
  norm: number | null;
  weekends: number;
  holidays: number;
  sums: Sums;
}

/** The totals of a range: per employee, per day, per role and overall. */
export interface Tally {
  people: PersonSums[];
  days: Map<string, Sums>;
  roles: Map<string, { sums: Sums; people: Set<string> }>;
  all: Sums;
}

/** Adds up a range. @param reckoned of the whole accounting periods around it */
export function tally(
  books: Books<CountedShift>,
  reckoned: readonly Reckoned<CountedShift>[],
  range: DateRange,
): Tally {
  const isInside = (date: string) => date >= range.start && date <= range.end;
  const dates = books.days.list.map(({ date }) => date).filter(isInside);
  const days = new Map(dates.map((date) => [date, emptySums()]));
  const roles: Tally['roles'] = new Map();
  const all = emptySums();
  const people = peopleOf(books, range);
  const byKey = new Map(people.map((person) => [keyOf(person.id === null, person.name, person.id), person]));
  const roleOf = (role: string) => {
    const found = roles.get(role) ?? { sums: emptySums(), people: new Set() };
    roles.set(role, found);
    return found;
  };
  for (const one of reckoned.filter(({ shift }) => isInside(shift.date))) {
    const { date, role, person, isGone, isWeekend, isHoliday } = one.shift;
    const owner = byKey.get(keyOf(isGone, person ?? '', person));
    const ofRole = roleOf(role);
    ofRole.people.add(person ?? '');
    for (const sums of [owner?.sums, days.get(date), ofRole.sums, all]) if (sums) addReckoned(sums, one);
    if (owner && isWeekend) owner.weekends += 1;
    if (owner && isHoliday) owner.holidays += 1;
  }
  for (const { date, role, person, isGone, cents } of costOfLate(books, range)) {
    const owner = byKey.get(keyOf(isGone, person, person));
    for (const sums of [owner?.sums, days.get(date), roleOf(role).sums, all]) if (sums) addLate(sums, cents);
  }
  for (const { date, role } of books.work.filter((shift) => shift.person === null && isInside(shift.date)))
    for (const sums of [days.get(date), roleOf(role).sums, all]) if (sums) sums.needed += 1;
  for (const { id, sums: own } of people)
    for (const { date, part } of id === null ? [] : absencesOf(books, id, range))
      for (const sums of [own, days.get(date), all]) if (sums) sums.absences += part;
  return { people, days, roles, all };
}

const keyOf = (isGone: boolean, name: string, id: string | null) => `${isGone} ${isGone ? name : id}`;

/** Every employee with a contract or work in the range, then the former ones who worked in the range. */
function peopleOf(books: Books, { start, end }: DateRange): PersonSums[] {
  const { team, work, late = [] } = books;
  const normOf = normsOfBooks(books);
  const empty = () => ({ weekends: 0, holidays: 0, sums: emptySums() });
  const gone = work.filter(({ isGone, person, date }) => isGone && person !== null && date >= start && date <= end);
  const inside = work.filter(({ isGone, date }) => !isGone && date >= start && date <= end);
  const changed = late.filter(({ date }) => date >= start && date <= end);
  const ofLate = (isGone: boolean) => changed.filter((one) => one.isGone === isGone).map(({ person }) => person);
  const own = new Set<string | null>([...inside.map(({ person }) => person), ...ofLate(false)]);
  const names = [...new Set([...gone.map(({ person }) => person ?? ''), ...ofLate(true)])];
  return [
    ...employedIn(team, { start, end }, (id) => own.has(id)).map(({ id, name, department }) => ({
      id,
      name,
      department,
      norm: normOf(id, { start, end }),
      ...empty(),
    })),
    ...names.map((name) => ({ id: null, name, department: null, norm: null, ...empty() })),
  ];
}

/** The overall totals of a range. */
export function totalsOf({ people, all }: Tally): analytics.Totals {
  const contracted = people.filter(({ norm }) => norm !== null);
  return {
    ...presentSums(all),
    norm_hours: hoursOf(contracted.reduce((sum, { norm }) => sum + (norm ?? 0), 0)),
    contract_hours: hoursOf(contracted.reduce((sum, { sums }) => sum + sums.minutes, 0)),
    weekend_shifts: people.reduce((sum, { weekends }) => sum + weekends, 0),
  };
}
