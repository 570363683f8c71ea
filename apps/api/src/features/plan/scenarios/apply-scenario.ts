import { randomUUIDv7 } from 'node:crypto';
import type { scenarios } from '@pamaina/contract';
import { needKey } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { readCostTerms } from '../../business/cost-terms/index.ts';
import { holdMonths, replaceDraft } from '../months/index.ts';
import { imaginedShift, loadProblem, type ShiftRow } from '../planning-input/index.ts';
import { lockMonth, refuseWhilePlanning, refusingOverlap, writeShifts } from '../shifts/index.ts';
import { keepSnapshot, takeDraft } from '../snapshots/index.ts';
import { firstDayOf, hasOtherBudgets, loadBase } from './base-month.ts';
import { isLive, lockScenario, type ScenarioRow } from './scenario-row.ts';
import type { StoredShift } from './stored-scenario.ts';
import { imaginaryKey } from './to-engine-changes.ts';

/** Of a real person. */
type PlannedShift = StoredShift & { employeeId: string };

interface Days {
  start: string;
  end: string;
}

/**
 * Writes the plan of a scenario as drafts, on the days that have not begun: where a published schedule is being
 * amended, into its drafts. Shifts of imaginary people become open ones; the changes themselves are not written.
 * @throws `not_found`, `scenario_running`, `scenario_unplanned`, `scenario_stale`, `amendment_missing` where days are
 * published, `generation_running`, `month_locked`, `shift_overlaps`
 */
export async function applyScenario(call: ProjectCall<typeof scenarios.applyScenario>) {
  const { tx, now } = call;
  const { username } = call.caller;
  const row = await lockScenario(tx, call.params.id);
  const { year, month } = row;
  await lockMonth(tx, year, month);
  await refuseWhilePlanning(tx, year, month);
  if (isLive(row)) throw new ProblemError('scenario_running');
  if (row.changed === null || row.planned_from === null) throw new ProblemError('scenario_unplanned');
  const base = await loadBase(tx, row, row.planned_from);
  const isOther = base.print !== row.print || hasOtherBudgets(base, row, await readCostTerms(tx));
  if (isOther) throw new ProblemError('scenario_stale');
  await holdMonths(tx, [base.to]);
  const first = firstDayOf(row, base.project.time_zone, now);
  // Days that have begun since are no longer as the plan wants them.
  if (first > row.planned_from) throw new ProblemError('scenario_stale');
  const days = { start: first > base.from ? first : base.from, end: base.to };
  const shifts = realShifts(row, days.start);
  const before = await takeDraft(tx, days);
  const written = await write(tx, days, shifts, { actor: username, now }, record(row, call.body.reason, username));
  const undo_id = await keepSnapshot(tx, before);
  await tx
    .updateTable('scenario')
    .set({ applied_at: new Date(now).toISOString() })
    .where('id', '=', row.id)
    .execute();
  return { year, month, ...written, not_written: row.changes.map((_, place) => place), undo_id };
}

/** The planned shifts of real people on the days from one on. */
const realShifts = ({ changed }: ScenarioRow, from: string): PlannedShift[] =>
  (changed?.shifts ?? []).flatMap((shift) => {
    const { date, employeeId } = shift;
    return date < from || employeeId === null || imaginaryKey(employeeId) !== null ? [] : [{ ...shift, employeeId }];
  });

const record =
  ({ year, month }: ScenarioRow, reason: string, actor: string) =>
  () => [{ action_type: 'schedule.tried', actor, details: { year, month, reason } }];

type By = { actor: string; now: number };

async function write(
  tx: Tx,
  { start, end }: Days,
  shifts: readonly PlannedShift[],
  by: By,
  history: ReturnType<typeof record>,
) {
  const { rows } = await loadProblem(tx, start, end);
  const inside = rows.filter(({ date }) => date >= start);
  if (inside.some(({ status }) => status === 'published')) throw new ProblemError('amendment_missing');
  // People may exchange shifts between drafts and amended ones: overlaps are checked when all are written.
  await sql`set constraints shift_no_overlap deferred`.execute(tx);
  const { handed, added } = distribute(inside, shifts);
  const planned = added.map(({ half, ...shift }) => {
    return { ...shift, ...(half && { half }), id: randomUUIDv7(), breakMinutes: 0, locked: false };
  });
  const { from, to } = { from: start, to: end };
  await replaceDraft(tx, { from, to, part: { from: start }, keep: 'hand' }, { shifts: planned });
  const assigned = writeShifts(tx, (table) => table.assign(handed, by), {
    dates: [start, end],
    judge: handed.length > 0 ? 'all' : null,
    record: history,
  });
  await refusingOverlap(assigned);
  await refusingOverlap(sql`set constraints shift_no_overlap immediate`.execute(tx));
  const drafts = await tx
    .selectFrom('shift')
    .select('employee_id')
    .where((where) => where.between('date', start, end))
    .where('status', '=', 'draft')
    .execute();
  return { written: drafts.length, open: drafts.filter(({ employee_id }) => employee_id === null).length };
}

/**
 * What becomes of the planned shifts. What is pinned, changed by hand or on call at home stays, and is one of them; the
 * amended shifts that no manager has changed stay with whom the plan gives one, or are handed over; the others are
 * added.
 */
function distribute(rows: readonly ShiftRow[], shifts: readonly PlannedShift[]) {
  const wanted = Map.groupBy(shifts, needKey);
  const take = (row: ShiftRow, employee: string | null): string | null => {
    const left = wanted.get(needKey(imaginedShift(row))) ?? [];
    const at = employee === null ? 0 : left.findIndex(({ employeeId }) => employeeId === employee);
    return at < 0 ? null : (left.splice(at, 1)[0]?.employeeId ?? null);
  };
  const isAmended = ({ amends, hand, pinned }: ShiftRow) => amends !== null && hand === null && !pinned;
  const own = rows.filter(isAmended);
  const staying = rows.filter(
    (row) => !isAmended(row) && (row.pinned || row.hand !== null || row.on_call === 'at_home'),
  );
  for (const row of staying) if (row.employee_id !== null) take(row, row.employee_id);
  const kept = new Set(own.filter((row) => row.employee_id !== null && take(row, row.employee_id) !== null));
  const handed = own.flatMap((row) => {
    if (kept.has(row)) return [];
    const to = take(row, null);
    return to === row.employee_id ? [] : [{ id: row.id, to }];
  });
  return { handed, added: [...wanted.values()].flat() };
}
