import { judge, type Shift } from '@pamaina/engine';
import { setImmediate } from 'node:timers/promises';
import type { Tx } from '../../platform/database/database.ts';
import { loadProblem } from '../planning-input/index.ts';

interface Copy {
  id: string;
  date: string;
  template: string | null;
  role: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  employee_id: string | null;
}

/**
 * The copied shifts that keep their employee: they break no blocking or consent rule together with the existing shifts
 * of the range and the other copies. Of several that break one together, the latest becomes open first.
 */
export async function allowedPeople(
  tx: Tx,
  projectId: string,
  rows: readonly Copy[],
  period: { from: string; to: string },
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const { problem, shifts } = await loadProblem(tx, projectId, period.from, period.to);
  const kept = new Map(rows.filter(({ employee_id }) => employee_id !== null).map((row) => [row.id, toShift(row)]));
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

function toShift(row: Copy): Shift {
  const { id, date, template, role, break_minutes: breakMinutes, employee_id: employeeId } = row;
  const [start, end] = [Date.parse(row.starts_at) / 60_000, Date.parse(row.ends_at) / 60_000];
  return { id, date, template, role, start, end, breakMinutes, employeeId, locked: false };
}
