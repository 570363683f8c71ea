import type { Language, workingTimeSheet } from '@pamaina/contract';
import { lawDocument } from '@pamaina/engine';
import { together, type Tx } from '../../../platform/database/database.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { datesBetween, monthRange } from '../../../platform/time/zone.ts';
import { packOn } from '../../plan/planning-input/index.ts';
import { readChosenKinds, readMonth, type Month } from '../timesheets/index.ts';
import { confirmationOf, readBeside, type Beside } from './read-beside.ts';
import { presentLine } from './present-line.ts';
import { chosenSigns } from './sheet-signs.ts';

interface Wanted {
  year: number;
  month: number;
  /** Whose line; everybody's without it. */
  employeeId?: string | undefined;
  language: Language;
  /** Epoch milliseconds. */
  now: number;
  /** Who makes the sheet. */
  username: string;
}

type Sheet = workingTimeSheet.WorkingTimeSheet;
const SUMS = [
  'days',
  'worked_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'rest_day_minutes',
  'additional_minutes',
  'earlier_overtime_minutes',
  'on_call_home_minutes',
] as const;

/**
 * The working-time sheet (DK 120): the one that the screen shows and every file is written from. Two statements.
 */
export async function readSheet(tx: Tx, wanted: Wanted): Promise<Sheet> {
  const { year, month, employeeId, language, now, username } = wanted;
  const range = monthRange(year, month);
  const [beside, worked, choices] = await together(tx, () => [
    readBeside(tx, { ...range, employeeId, username }),
    readMonth(tx, { ...range, employeeId, now }),
    readChosenKinds(tx, range),
  ]);
  const { project, people, holidays, confirmations, nameOf } = beside;
  const dates = datesBetween(range.start, range.end);
  const signOf = chosenSigns(project.sheet_signs);
  const unentered = Map.groupBy(
    worked.open.filter(({ kind }) => kind === 'no_entry'),
    ({ employee_id, name }) => employee_id ?? `gone ${name}`,
  );
  const lines = worked.lines.map((line) => {
    const open = (unentered.get(line.id ?? `gone ${line.name}`) ?? []).map(({ date }) => date);
    const chosen = choices.get(line.id ?? '');
    const figures = presentLine(line, { dates, open: new Set(open), chosen, language, signOf });
    const confirmation = confirmationOf(confirmations.get(line.id ?? ''), figures.figures, nameOf);
    return { ...figures, roles: people.get(line.id ?? '')?.roles ?? [], confirmation };
  });
  const used = new Set(lines.flatMap(({ cells }) => cells.flatMap(({ kind }) => (kind === null ? [] : [kind]))));
  const isCited = lawDocument(packOn(project, range.start))?.cites === 'labour_code';
  const made_at = new Date(now).toISOString();
  return {
    year,
    month,
    title: textOf(language, `workingTimeSheet.${isCited ? '' : 'otherLaw.'}title`),
    company: project.name,
    company_code: project.company_code,
    time_zone: project.time_zone,
    dates: dates.map((date) => ({ date, is_holiday: holidays.has(date) })),
    lines,
    totals: totalsOf(lines),
    signs: [...used].map((kind) => ({
      kind,
      sign: signOf(kind),
      name: textOf(language, `workingTimeSheet.kind.${kind}`),
    })),
    missing: employeeId === undefined ? missingOf({ worked, lines, ...beside }) : [],
    made_by: nameOf(username, made_at) ?? username,
    made_at,
    approved_by: nameOf(worked.locked_by, worked.locked_at) ?? worked.locked_by,
    approved_at: worked.locked_at,
  };
}

function totalsOf(lines: readonly workingTimeSheet.SheetLine[]): Sheet['totals'] {
  const totals = Object.fromEntries(SUMS.map((key) => [key, lines.reduce((sum, line) => sum + line[key], 0)]));
  return totals as Sheet['totals'];
}

type Missing = workingTimeSheet.WorkingTimeSheet['missing'][number];
type Line = workingTimeSheet.SheetLine;

interface Sources extends Pick<Beside, 'project' | 'people' | 'pendingTimeOff' | 'pendingLeave'> {
  worked: Month;
  lines: readonly Line[];
}

const OF_ENTRIES = ['running', 'no_end', 'unapproved', 'no_entry'] as const;

/** What is still to be done before the sheet can be handed over: the business's first, then by kind and person. */
function missingOf({ worked, lines, project, people, pendingTimeOff, pendingLeave }: Sources): Missing[] {
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
