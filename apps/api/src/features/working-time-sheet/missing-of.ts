import type { workingTimeSheet } from '@pamaina/contract';
import type { Month } from '../timesheets/index.ts';
import type { Beside } from './read-beside.ts';

type Missing = workingTimeSheet.WorkingTimeSheet['missing'][number];
type Line = workingTimeSheet.SheetLine;

interface Sources extends Pick<Beside, 'project' | 'people' | 'pendingTimeOff' | 'pendingLeave'> {
  worked: Month;
  lines: readonly Line[];
}

const OF_ENTRIES = ['running', 'no_end', 'unapproved', 'no_entry'] as const;

/** What is still to be done before the sheet can be handed over: the business's first, then by kind and person. */
export function missingOf({ worked, lines, project, people, pendingTimeOff, pendingLeave }: Sources): Missing[] {
  const whole = (kind: workingTimeSheet.MissingKind): Missing => ({ kind, employee_id: null, name: null, count: 1 });
  const of = ({ employee_id, name }: Pick<Line, 'employee_id' | 'name'>) => ({ employee_id, name });
  const entries = OF_ENTRIES.flatMap((wanted) => {
    const open = worked.open.filter(({ kind }) => kind === wanted);
    const byPerson = Map.groupBy(open, ({ employee_id, name }) => employee_id ?? `gone ${name}`);
    return [...byPerson.values()].flatMap((own) => {
      const [first] = own;
      return first ? [{ kind: wanted, ...of(first), count: own.length }] : [];
    });
  });
  const waiting = [...pendingTimeOff].map(([id, count]): Missing => ({
    kind: 'pending_time_off',
    employee_id: id,
    name: people.get(id)?.name ?? id,
    count,
  }));
  const overtime = pendingLeave.map((one): Missing => ({ kind: 'pending_overtime_leave', ...of(one), count: 1 }));
  const disputed = lines
    .filter(({ confirmation }) => confirmation.state === 'disputed')
    .map((line): Missing => ({ kind: 'disputed', ...of(line), count: 1 }));
  const normless = lines
    .filter(({ employee_id }) => employee_id !== null && people.get(employee_id)?.contract_hours_per_week === null)
    .map((line): Missing => ({ kind: 'no_contract', ...of(line), count: 1 }));
  return [
    ...(project.company_code === null ? [whole('no_company_code')] : []),
    ...(worked.locked_at === null ? [whole('not_locked')] : []),
    ...entries,
    ...waiting,
    ...overtime,
    ...disputed,
    ...normless,
  ];
}
