import { clockTimeOf, monthOf } from '@pamaina/contract';
import { judge, judgePeople, type Violation } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/time/zone.ts';
import { currentDate } from '../../../platform/time/clock.ts';
import { findProject } from '../../access/projects/index.ts';
import {
  loadMonth,
  periodOf,
  readCut,
  type LoadedPeriod,
  type ShiftRow,
  type WhichPlan,
} from '../planning-input/index.ts';
import type { schedule } from '@pamaina/contract';
import type { z } from 'zod';
import { readViolations } from '../../../platform/text/stored-violations.ts';
import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';

/** The range of a shift's effect: the rules look at seven consecutive days. */
const REACH_DAYS = 7;

/**
 * Checks the live shifts again and stores the rules they break, after a change that the rules depend on. From the
 * current month on, or a later date's; past shifts keep their warnings.
 */
export async function refreshWarnings(tx: Tx, who: readonly string[] | 'all', from = ''): Promise<void> {
  const { time_zone } = await findProject(tx);
  const current = currentDate(time_zone).with({ day: 1 }).toString();
  const first = from > current ? from : current;
  for (const month of await monthsWithShifts(tx, first)) await refreshMonth(tx, month, who);
}

/**
 * The same for changes on some dates, in every month that a rule reaches from there: the following days, and those of
 * the accounting period that come after, whose remaining norm depends on these.
 * @returns the months that the dates lie in, by their names, with the fresh violations in their rows
 */
export async function refreshAround(
  tx: Tx,
  dates: readonly string[],
  who: readonly string[] | 'all',
): Promise<Map<string, LoadedPeriod>> {
  const reached = dates.flatMap((date) => [addDays(date, -REACH_DAYS), date, addDays(date, REACH_DAYS)]);
  const months = new Map<string, LoadedPeriod>();
  for (const month of [...new Set(reached.map(monthOf))].sort()) {
    months.set(month, await refreshMonth(tx, month, who));
  }
  for (const month of await laterMonths(tx, months)) await refreshMonth(tx, month, who);
  return months;
}

export interface JudgedShift {
  row: ShiftRow;
  name: string | null;
  zone: string;
}

/** The same for an edit of several shifts, which is judged once. @returns the shifts in the order of their ids */
export async function judgedShifts(
  tx: Tx,
  { ids, dates, people }: { ids: readonly string[]; dates: readonly string[]; people: readonly (string | null)[] },
): Promise<JudgedShift[]> {
  const who = people.filter((employee) => employee !== null);
  const months = await refreshAround(tx, dates, who);
  const loaded = [...months.values()];
  // A published shift that is being amended is not in the draft.
  const isInDraft = loaded.some(({ rows }) => rows.some((row) => ids.includes(row.id)));
  if (!isInDraft)
    for (const month of new Set(dates.map(monthOf))) loaded.push(await refreshMonth(tx, month, who, 'in_force'));
  return ids.map((id) => {
    for (const { rows, problem, project } of loaded) {
      const row = rows.find((candidate) => candidate.id === id);
      const person = problem.people.find((candidate) => candidate.id === row?.employee_id);
      if (row) return { row, name: person?.name ?? null, zone: project.time_zone };
    }
    throw new Error('a shift that was just written is not there');
  });
}

/** The months with shifts, after some, that are in the accounting period of one of these. */
async function laterMonths(tx: Tx, months: ReadonlyMap<string, LoadedPeriod>): Promise<string[]> {
  const [loaded] = months.values();
  if (!loaded || loaded.project.regime === 'fixed' || loaded.project.accounting_months === 1) return [];
  const { project } = loaded;
  const names = [...months.keys()];
  const periods = new Set(names.map((month) => periodOf(month, project)));
  const [first = ''] = names;
  const later = await monthsWithShifts(tx, `${first}-01`);
  return later.filter((month) => !months.has(month) && periods.has(periodOf(month, project)));
}

/** Month keys, `YYYY-MM`, of those with shifts from a date on. */
async function monthsWithShifts(tx: Tx, from: string): Promise<string[]> {
  const months = await tx
    .selectFrom('shift')
    .select(sql<string>`to_char(date, 'YYYY-MM')`.as('month'))
    .distinct()
    .where('date', '>=', from)
    .orderBy('month')
    .execute();
  return months.map(({ month }) => month);
}

async function refreshMonth(tx: Tx, month: string, who: readonly string[] | 'all', plan: WhichPlan = 'draft') {
  const loaded = await loadMonth(tx, month, plan);
  const { problem, shifts, rows } = loaded;
  const violations = who === 'all' ? judge(problem, shifts) : judgePeople(problem, shifts, who);
  const byShift = violationsByShift(violations);
  const changed = rows
    .filter(({ employee_id }) => who === 'all' || employee_id === null || who.includes(employee_id))
    .map((row) => ({ row, now: byShift.get(row.id) ?? [] }))
    .filter(({ row, now }) => readViolations(row.violations).length > 0 || now.length > 0);
  if (changed.length === 0) return loaded;
  const values = JSON.stringify(changed.map(({ row, now }) => ({ id: row.id, violations: now })));
  await sql`update shift set violations = fresh.violations
    from jsonb_to_recordset(${values}::jsonb) as fresh (id uuid, violations jsonb)
    where shift.project_id = ${tx.projectId} and shift.id = fresh.id`.execute(tx);
  for (const { row, now } of changed) row.violations = now;
  return loaded;
}

/** The rules each shift breaks. A goal belongs to no single shift. */
function violationsByShift(violations: readonly Violation[]): Map<string, Violation[]> {
  const byShift = new Map<string, Violation[]>();
  for (const violation of violations) {
    for (const id of violation.shiftIds) byShift.set(id, [...(byShift.get(id) ?? []), violation]);
  }
  return byShift;
}

type Shift = z.infer<typeof schedule.Shift>;

/** The place that a half fills together with the other one. */
export function presentCut(stored: unknown): Pick<Shift, 'cut'> {
  const cut = readCut(stored);
  if (cut === null) return {};
  const { id, half, day, start, at, end } = cut;
  return { cut: { id, half, day, start, at, end } };
}

/**
 * A stored shift as clients see it. `name` is the employee's current name; a deleted employee's name stays on past
 * shifts.
 */
export function presentShift(row: ShiftRow, name: string | null, reader: Reader): Shift {
  return {
    id: row.id,
    date: row.date,
    start_time: clockTimeOf(row.start_time),
    end_time: clockTimeOf(row.end_time),
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    break_minutes: row.break_minutes,
    template: row.template,
    role: row.role,
    on_call: row.on_call,
    employee_id: row.employee_id,
    employee_name: name ?? row.former_name,
    status: row.status,
    pinned: row.pinned,
    by_hand: row.status === 'draft' && row.hand !== null,
    ...presentCut(row.cut),
    version: row.version,
    warnings: readViolations(row.violations).map((violation) => ruleText(violation, reader)),
  };
}
