import { judge } from '@pamaina/engine';
import { setImmediate } from 'node:timers/promises';
import type { Tx } from '../../platform/database/database.ts';
import { imaginedShift, loadProblem, type ShiftRow } from '../planning-input/index.ts';

type Copy = Pick<
  ShiftRow,
  'id' | 'date' | 'template' | 'role' | 'starts_at' | 'ends_at' | 'break_minutes' | 'on_call' | 'employee_id'
>;

/**
 * The copied shifts that keep their employee: they break no blocking or consent rule together with the existing shifts
 * of the range and the other copies. Of several that break one together, the latest becomes open first.
 */
export async function allowedPeople(
  tx: Tx,
  rows: readonly Copy[],
  period: { from: string; to: string },
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const { problem, shifts } = await loadProblem(tx, period.from, period.to);
  const known = new Set<string | null>(problem.people.map(({ id }) => id));
  const kept = new Map(
    rows.filter(({ employee_id }) => known.has(employee_id)).map((row) => [row.id, imaginedShift(row)]),
  );
  const before = new Set(judge(problem, shifts).map(keyOf));
  for (;;) {
    // Each check of a whole month of a large business takes a while: other requests are served between two checks.
    await setImmediate();
    const broken = judge(problem, [...shifts, ...kept.values()]).filter(
      (violation) => violation.severity !== 'soft' && !before.has(keyOf(violation)),
    );
    const losers = broken.flatMap(({ shiftIds }) => shiftIds.filter((id) => kept.has(id)).slice(-1));
    if (losers.length === 0) return new Set(kept.keys());
    for (const id of losers) kept.delete(id);
  }
}

const keyOf = ({ rule, employeeId, shiftIds }: { rule: string; employeeId: string | null; shiftIds: string[] }) =>
  JSON.stringify([rule, employeeId, shiftIds]);
