import { clockTimeOf, constants, foldedName, type rosterGrid } from '@pamaina/contract';
import { allowWork, type Tx } from '../../../platform/database/database.ts';
import type { FileRow } from '../../../platform/files/read-csv.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { findProject } from '../../access/projects/index.ts';
import { runImport } from '../../business/employees/index.ts';
import { addWeeklyNeeds } from '../../business/requirements/index.ts';
import { addTemplates } from '../../business/templates/index.ts';
import { planning, readHistoryFacts, writeHistory } from '../imports/index.ts';
import { beginEdit } from '../shifts/index.ts';
import { mainRole, usualBreak } from './propose.ts';
import { propose, readFacts } from './read-roster-grid.ts';

type ApplyCall = Call<typeof rosterGrid.applyRosterGrid>;

/** What storing each part needs of the caller, beside employees. */
const NEEDED = ['staffing.write', 'plan.publish'] as const;

/**
 * Stores a proposal as it was seen: employees, templates and requirements that are not there yet, and the shifts before
 * today as history, in one transaction. What is there already stays as it is.
 * @throws `roster_changed` where the roster amounts to something else by now, `ability_missing`; as `runImport` and
 * `writeHistory`
 */
export async function applyRosterGrid(call: ApplyCall) {
  const { projectId, username, abilities } = member(call);
  if (NEEDED.some((ability) => !abilities.has(ability))) throw new ProblemError('ability_missing');
  const { database } = call.deps;
  const seen = await propose(call, call.body, await database.readInProject(projectId, (tx) => readFacts(tx, call)));
  if (seen.id !== call.params.id) throw new ProblemError('roster_changed');
  return database.inProject(projectId, async (tx) => {
    await allowWork(tx);
    const people = await storePeople(call, tx, seen);
    const templates = seen.templates.filter(({ skip, exists }) => !skip && !exists);
    const added = await addTemplates(
      tx,
      templates.map(({ name, start_time, end_time, break_minutes }, index) => {
        const color = constants.colors[index % constants.colors.length] ?? 'green';
        return { name, start_time, end_time, break_minutes, color };
      }),
      username,
    );
    const needs = seen.requirements.filter(({ count, exists }) => count > 0 && !exists);
    const requirements = await addWeeklyNeeds(
      tx,
      needs.map(({ template, role, weekday, count }) => ({ template, role, weekday, count })),
      username,
    );
    const history = await storeShifts(call, tx, { seen, employeeOf: people.employeeOf, by: username });
    const month = seen.questions.find((question) => question.kind === 'month')?.month ?? '';
    return {
      people: people.added,
      templates: added,
      requirements,
      shifts: history.stored,
      left_out: [...people.leftOut, ...history.leftOut],
      import_id: people.importId,
      month,
    };
  });
}

type LeftOut = { count: number; reason: string }[];

/** Adds who is not an employee yet; a person on several lines is one, with the roles of all. */
async function storePeople(call: ApplyCall, tx: Tx, { people }: rosterGrid.RosterGrid) {
  const kept = people.filter(({ skip }) => !skip);
  const employeeOf = new Map(
    kept.flatMap(({ line, employee_id }) => (employee_id === null ? [] : [[line, employee_id]])),
  );
  const byName = Map.groupBy(
    kept.filter(({ employee_id }) => employee_id === null),
    ({ name }) => foldedName(name),
  );
  const groups = [...byName.values()];
  if (groups.length === 0) return { added: 0, employeeOf, importId: null, leftOut: [] as LeftOut };
  const rows = groups.map((lines, index): FileRow => {
    const roles = [...new Set(lines.map(({ role }) => role))];
    return { line: index + 2, cells: [lines[0]?.name ?? '', roles.join(';')] };
  });
  const done = await runImport(call, tx, {
    lines: [{ line: 1, cells: ['name', 'roles'] }, ...rows],
    columns: ['name', 'roles'],
    dry_run: false,
    skip_errors: true,
    keepsKnown: true,
    milliseconds: 0,
  });
  for (const { line, body } of done.rows)
    for (const person of groups[line - 2] ?? []) employeeOf.set(person.line, body.id);
  const leftOut = done.faults.map(({ key, example = '', column = '' }) => ({
    count: 1,
    reason: textOf(call.language, key, { example, column }),
  }));
  return { added: done.counts.create, employeeOf, importId: done.importId, leftOut: summed(leftOut) };
}

interface Stored {
  seen: rosterGrid.RosterGrid;
  /** The employee of each line. */
  employeeOf: ReadonlyMap<number, string>;
  by: string;
}

/** Their texts name a row of the file, which is none of the roster. */
const OVERLAPS = new Set(['imports.shiftTwice', 'imports.shiftsOverlap']);

const MS_A_SHIFT = 0.1;
const HISTORY = ['id', 'date', 'start', 'end', 'break', 'template', 'role'] as const;

/** Stores the shifts before today, by the rules of imported history; those that are there already stay. */
async function storeShifts(call: ApplyCall, tx: Tx, { seen, employeeOf, by }: Stored) {
  const templateOf = new Map(seen.templates.filter(({ skip }) => !skip).map((template) => [template.hours, template]));
  const roleOf = new Map(seen.people.map(({ line, role }) => [line, mainRole(role)]));
  const past = seen.shifts.filter(({ past: isPast, line }) => isPast && employeeOf.has(line));
  if (past.length === 0) return { stored: 0, leftOut: [] as LeftOut };
  const dates = past.map(({ date }) => date).toSorted();
  const project = await findProject(tx);
  await beginEdit(tx, dates);
  const rows = past.map(({ line, date, start_time, end_time }, index): FileRow => {
    const template = templateOf.get(`${start_time}-${end_time}`);
    const pause = template?.break_minutes ?? usualBreak(clockTimeOf(start_time), clockTimeOf(end_time));
    const cells = [employeeOf.get(line) ?? '', date, start_time, end_time, String(pause), template?.name ?? ''];
    return { line: index + 2, cells: [...cells, roleOf.get(line) ?? ''] };
  });
  const around = { first: dates[0] ?? '', last: dates.at(-1) ?? '' };
  const facts = await readHistoryFacts(tx, project, { around, now: call.deps.now(), lock: true });
  const reading = { orders: new Map(), times: 'clock', hasMidnights: false, breaks: 'minutes' } as const;
  const lines = [{ line: 1, cells: [...HISTORY] }, ...rows];
  const plan = await answerOf(call, planning, rows.length * MS_A_SHIFT, lines, [...HISTORY], { facts, reading });
  const created = plan.rows.filter(({ deed }) => deed === 'create');
  await writeHistory(tx, project, { rows: created, by });
  const leftOut = plan.faults.map(({ key, values }) => ({
    count: 1,
    reason: textOf(call.language, OVERLAPS.has(key) ? 'rosterGrid.overlaps' : key, { ...values }),
  }));
  return { stored: created.length, leftOut: summed(leftOut) };
}

/** Each reason once. */
const summed = (reasons: LeftOut): LeftOut =>
  [...Map.groupBy(reasons, ({ reason }) => reason)].map(([reason, own]) => ({ count: own.length, reason }));
