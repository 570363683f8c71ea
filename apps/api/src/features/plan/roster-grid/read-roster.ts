import { finderByName, foldedName, type rosterGrid } from '@pamaina/contract';
import type { FileRow } from '../../../platform/files/read-csv.ts';
import { folded } from './calendar-words.ts';
import { type DayColumn, findTable, type RosterTable } from './find-table.ts';
import { type CodeGuess, guessCode, readLegend } from './guess-codes.ts';
import { codesOf, isLegendLine, listPeople, type ListedPerson } from './list-people.ts';
import { mainRole, proposeNeeds, proposeTemplates } from './propose.ts';
import { type CellReading, type Hours, readCell } from './read-cell.ts';
import type { RosterFacts } from './roster-facts.ts';
import { datesOf, monthOfRoster } from './roster-month.ts';

export type ReadRoster = Omit<rosterGrid.RosterGrid, 'id' | 'text'>;

/** A cell of somebody's line. */
interface PersonCell {
  line: number;
  date: string;
  text: string;
  reading: CellReading;
}

/** What a roster amounts to, with every guess; null: there is no table with days in it. */
export function readRoster(
  lines: readonly FileRow[],
  answers: rosterGrid.RosterAnswers,
  facts: RosterFacts,
): ReadRoster | null {
  const table = findTable(lines);
  if (table === null) return null;
  const month = monthOfRoster(table, answers.month ?? null, facts.today);
  const columns = table.blocks.flatMap(({ days }) => days);
  const dates = new Map(datesOf(columns, month.month).map((date, index) => [columns[index], date]));
  const all = listPeople(table, facts);
  const lineOf = firstLines(all);
  const listed = all.filter(({ line }) => lineOf.get(line) === line);
  const cells = all.flatMap((person) => cellsOf({ ...person, line: lineOf.get(person.line) ?? person.line }, dates));
  const codes = codesIn(cells, table, answers, facts);
  const find = finderByName(facts.people);
  const worked = cells.flatMap((cell) => hoursIn(cell.reading, codes).map((hours) => ({ ...cell, hours })));
  const counts = Map.groupBy(worked, ({ line }) => line);
  const people = listed.map(({ line, name, role }): rosterGrid.RosterPerson => {
    const own = answers.people?.[line] ?? {};
    const known = find(own.name ?? name);
    return {
      line,
      name: own.name ?? name,
      role: own.role ?? role ?? known[0]?.roles[0] ?? facts.usualRole,
      employee_id: known.length === 1 ? (known[0]?.id ?? null) : null,
      shifts: counts.get(line)?.length ?? 0,
      skip: own.skip ?? false,
    };
  });
  const roleOf = new Map(people.filter(({ skip }) => !skip).map(({ line, role }) => [line, mainRole(role)]));
  const kept = worked.flatMap(({ line, date, hours }) => {
    const role = roleOf.get(line);
    return role === undefined ? [] : [{ line, date, role, hours }];
  });
  const templates = proposeTemplates(kept, answers, { ...facts, codes });
  return {
    people,
    templates,
    requirements: proposeNeeds(kept, templates, answers, facts.needs),
    shifts: kept.map(({ line, date, hours }) => ({
      line,
      date,
      start_time: hours.start,
      end_time: hours.end,
      past: date < facts.today,
    })),
    questions: [{ kind: 'month', ...month }, ...questionsOf(codes, cells), ...unreadOf(cells, people)],
  };
}

/** The first line of each person: who is listed again below, with the same role, is the same. */
function firstLines(listed: readonly ListedPerson[]): Map<number, number> {
  const first = new Map<string, number>();
  return new Map(
    listed.map(({ line, name, role }) => {
      const key = `${foldedName(name)}\u0000${role ?? ''}`;
      first.set(key, first.get(key) ?? line);
      return [line, first.get(key) ?? line];
    }),
  );
}

function cellsOf(
  { line, cells, block }: ReturnType<typeof listPeople>[number],
  dates: ReadonlyMap<DayColumn | undefined, string | null>,
): PersonCell[] {
  return block.days.flatMap((day) => {
    const [text, date] = [cells[day.column] ?? '', dates.get(day) ?? null];
    const reading = readCell(text);
    return date === null || reading.kind === 'empty' ? [] : [{ line, date, text, reading }];
  });
}

/** The codes of the cells with what each means. */
function codesIn(
  cells: readonly PersonCell[],
  table: RosterTable,
  answers: rosterGrid.RosterAnswers,
  facts: RosterFacts,
): Map<string, CodeGuess> {
  const uses = Map.groupBy(
    cells.filter(({ reading }) => reading.kind === 'code'),
    ({ reading }) => (reading.kind === 'code' ? reading.code : ''),
  );
  const all = codesOf(table);
  const explaining = table.blocks.flatMap(({ lines, days }) => lines.filter((line) => isLegendLine(line, days, all)));
  const beside = [...table.above, ...explaining];
  const known = {
    legend: readLegend(beside, all),
    templates: new Map(
      facts.templates.map(({ name, start_time, end_time }) => [folded(name), { start: start_time, end: end_time }]),
    ),
    isTwelveHours: uses.has('D') && uses.has('N'),
  };
  return new Map(
    [...uses].map(([code, own]) => {
      const answer = answers.codes?.[code];
      if (answer !== undefined) return [code, { hours: answer, certain: true }];
      return [code, guessCode(code, { ...known, longest: longestRun(own) })];
    }),
  );
}

/** The most cells of one person that are on days in a row. */
function longestRun(cells: readonly PersonCell[]): number {
  let [longest, run] = [0, 0];
  cells.forEach((cell, index) => {
    const before = cells[index - 1];
    const isNext =
      before?.line === cell.line && Date.parse(cell.date) - Date.parse(before.date) === 24 * 60 * 60 * 1000;
    run = isNext ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

function hoursIn(reading: CellReading, codes: ReadonlyMap<string, CodeGuess>): Hours[] {
  if (reading.kind === 'hours') return reading.hours;
  const meant = reading.kind === 'code' ? codes.get(reading.code)?.hours : null;
  return meant == null ? [] : [meant];
}

function questionsOf(codes: ReadonlyMap<string, CodeGuess>, cells: readonly PersonCell[]): rosterGrid.RosterQuestion[] {
  return [...codes].map(([code, { hours, certain }]) => ({
    kind: 'code',
    code,
    uses: cells.filter(({ reading }) => reading.kind === 'code' && reading.code === code).length,
    hours,
    certain,
  }));
}

function unreadOf(
  cells: readonly PersonCell[],
  people: readonly rosterGrid.RosterPerson[],
): rosterGrid.RosterQuestion[] {
  const nameOf = new Map(people.map(({ line, name }) => [line, name]));
  return cells.flatMap(({ line, date, text, reading }) =>
    reading.kind === 'unread' ? [{ kind: 'cell' as const, line, name: nameOf.get(line) ?? '', date, text }] : [],
  );
}
