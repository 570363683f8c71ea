import type { Entry } from './timesheet-queries.ts';

/** One employee's totals of the month; minutes. */
export interface PersonSums {
  /** Stable while the page is open, also for deleted employees. */
  key: string;
  name: string;
  /** Deleted since: their entries can only be approved with everyone's month. */
  isGone: boolean;
  planned: number;
  worked: number;
  night: number;
  holiday: number;
  overtime: number;
  /** Additional work, agreed in addition to the contract. */
  additional: number;
  late: number;
  missing: number;
  /** Entries that wait for approval. */
  waiting: number;
  /** Entries without an end, which need a check. */
  unclear: number;
}

export const personKey = ({ employee_id, name }: Pick<Entry, 'employee_id' | 'name'>) => employee_id ?? `(${name})`;

/** The employee ID of a key, or null: none, or a deleted employee. */
export const idOfKey = (key: string) => (key === '' || key.startsWith('(') ? null : key);

/** Totals by employee, sorted by name. */
export function sumPeople(entries: readonly Entry[], locale: string): PersonSums[] {
  const people = [...Map.groupBy(entries, personKey)].map(([key, own]) => {
    const sum = (of: (entry: Entry) => number) => own.reduce((total, entry) => total + of(entry), 0);
    const count = (is: (entry: Entry) => boolean) => own.filter(is).length;
    return {
      key,
      name: own[0]?.name ?? '',
      isGone: own[0]?.employee_id === null,
      planned: sum(({ planned_minutes }) => planned_minutes),
      worked: sum(({ worked_minutes }) => worked_minutes),
      night: sum(({ night_minutes }) => night_minutes),
      holiday: sum(({ holiday_minutes }) => holiday_minutes),
      overtime: sum(({ overtime_minutes }) => overtime_minutes),
      additional: sum(({ additional_minutes }) => additional_minutes),
      late: count(({ late_minutes }) => late_minutes > 0),
      missing: count(({ state }) => state === 'missing'),
      waiting: count(({ state, approved_at }) => state === 'closed' && approved_at === null),
      unclear: count(({ state }) => state === 'unclear'),
    };
  });
  return people.sort((a, b) => a.name.localeCompare(b.name, locale));
}
