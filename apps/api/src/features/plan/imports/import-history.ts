import { monthNumberOf, yearOf, monthOf } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { imports } from '@pamaina/contract';
import { allowWork, type Tx } from '../../../platform/database/database.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, monthRange } from '../../../platform/time/zone.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { currentDate } from '../../../platform/time/clock.ts';
import { holdMonths, storeVersion } from '../months/index.ts';
import { findProject, type ProjectRow } from '../../access/projects/index.ts';
import { beginEdit, writeShifts, keepWithMonth } from '../shifts/index.ts';
import { datesOpen, resultOf } from './import-result.ts';
import { readingOf } from './history-reading.ts';
import { rememberColumns } from './mappings.ts';
import type { PastShift } from './history-facts.ts';
import { datesIn, type HistoryPlan, planHistory } from './plan-history.ts';
import { readHistoryFacts } from './read-history-facts.ts';
import { readFileRows } from './read-file-rows.ts';

/** What a file of past shifts would do, in a thread where it is long. */
export const planning = taskOf(planHistory, new URL('./plan-history.ts', import.meta.url).href);

/** Nothing is to be stored: ends the transaction with what was found out. */
class NotStored extends Error {
  readonly plan: HistoryPlan;
  constructor(plan: HistoryPlan) {
    super('nothing is stored');
    this.plan = plan;
  }
}

/**
 * Imports shifts that were worked before today as published ones, in one transaction (docs/decisions/067-imports.md).
 * Nobody is notified or asked to confirm them.
 * @throws as `readTable`; `generation_running`; `month_locked`, `shift_overlaps` when a month changed meanwhile
 */
export async function importHistory(call: Call<typeof imports.importHistory>) {
  const { columns, dry_run, skip_errors } = call.query;
  const { projectId, username } = member(call);
  const { lines, milliseconds } = await readFileRows(call, 'history', call.query);
  const { reading, open } = readingOf(lines, columns, call.query);
  const unread = open.find(({ value }) => value === null);
  const around = datesIn(lines, columns, reading);
  const run = async (tx: Tx): Promise<HistoryPlan> => {
    await allowWork(tx);
    // Dates that could be others are not guessed.
    if (unread) throw new NotStored({ rows: [], faults: [datesOpen(unread)] });
    const project = await findProject(tx);
    const planned = async (lock: boolean) => {
      const facts = await readHistoryFacts(tx, project, { around, now: call.deps.now(), lock });
      return answerOf(call, planning, milliseconds, lines, columns, { facts, reading });
    };
    const plan = await planned(false);
    if (dry_run || (plan.faults.length > 0 && !skip_errors) || plan.rows.length === 0) throw new NotStored(plan);
    // As it is now that its months are locked: somebody else may have imported the same file.
    const created = plan.rows.filter(({ deed }) => deed === 'create');
    await beginEdit(
      tx,
      created.map(({ date }) => date),
    );
    const settled = await planned(true);
    if (settled.faults.length > 0 && !skip_errors) throw new NotStored(settled);
    await writeHistory(tx, project, { rows: settled.rows.filter(({ deed }) => deed === 'create'), by: username });
    await rememberColumns(tx, 'history', { headings: lines[0]?.cells ?? [], columns });
    return settled;
  };
  const { plan, isStored } = await call.deps.database.inProject(projectId, run).then(
    (stored) => ({ plan: stored, isStored: true }),
    (error: unknown) => {
      if (error instanceof NotStored) return { plan: error.plan, isStored: false };
      throw error;
    },
  );
  const { faults } = plan;
  const rows = plan.rows.map((row) => ({ ...row, values: valuesOf(row, columns) }));
  return resultOf({ kind: 'history', language: call.language, lines, columns, readings: open, faults, rows, isStored });
}

/** What was understood of a row. */
function valuesOf(
  { employeeId, name, date, start_time, end_time, break_minutes, template, role }: PastShift,
  columns: readonly (imports.HistoryColumn | null)[],
) {
  const values = { id: employeeId, name, date, start: start_time, end: end_time, break: break_minutes, template, role };
  const isAlways = (field: string) => ['name', 'date', 'start', 'end'].includes(field);
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => isAlways(field) || columns.some((column) => column === field)),
  );
}

/** Writes past shifts, and archives each month with them as its next version. Their months are locked. */
export async function writeHistory(
  tx: Tx,
  project: ProjectRow,
  { rows, by }: { rows: readonly PastShift[]; by: string },
): Promise<void> {
  if (rows.length === 0) return;
  const dates = rows.map(({ date }) => date).toSorted();
  await holdMonths(tx, dates);
  const shifts = rows.map(({ line: _, deed: __, name: ___, employeeId, ...shift }) => ({
    id: randomUUIDv7(),
    ...shift,
    employee_id: employeeId,
    status: 'published' as const,
  }));
  await writeShifts(
    tx,
    async (table) => {
      await table.add(shifts);
      await table.count();
      await storeVersions(tx, project, { dates, by });
    },
    {
      dates,
      // What is planned next counts the rest before it, and the hours of the accounting period.
      isFarReaching: true,
      judge: rows.map(({ employeeId }) => employeeId),
      record: () => {
        const details = { start: dates[0], end: dates.at(-1), shifts: rows.length };
        return [{ action_type: 'schedule.imported', actor: by, details }];
      },
    },
  );
}

/** Archives each month with the past shifts, up to yesterday. */
async function storeVersions(
  tx: Tx,
  project: ProjectRow,
  { dates, by }: { dates: readonly string[]; by: string },
): Promise<void> {
  const today = currentDate(project.time_zone).toString();
  for (const month of new Set(dates.map(monthOf))) {
    const [year, number] = [yearOf(month), monthNumberOf(month)];
    const { start, end } = monthRange(year, number);
    const yesterday = addDays(today, -1);
    const days = { start, end: end < today ? end : yesterday };
    const { version } = await storeVersion(tx, project, { ...days, people: new Set(), by });
    await keepWithMonth(tx, { year, month: number }, { imported_version: version });
  }
}
