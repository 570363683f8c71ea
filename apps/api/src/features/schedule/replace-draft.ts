import type { Plan, Problem, Shift } from '@pamaina/engine';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { localOf } from '../../platform/time/zone.ts';
import type { ProjectRow } from '../projects/index.ts';
import { namesOf } from './names-of.ts';
import { refreshMonth } from './refresh-warnings.ts';

/**
 * Puts a plan in the place of its period's draft. Pinned and published shifts stay (Decisions, Re-generating). The caller has
 * locked the month.
 */
export async function replaceDraft(tx: Tx, project: ProjectRow, problem: Problem, plan: Plan): Promise<void> {
  const names = await namesOf(tx, project.id);
  const standing = await clearDraft(tx, project.id, problem);
  // Somebody may have been deleted while the plan was made: their shifts stay open.
  const planned = plan.shifts
    .filter(({ locked }) => !locked)
    .map((shift): Shift => ({
      ...shift,
      id: randomUUIDv7(),
      employeeId: shift.employeeId !== null && names.has(shift.employeeId) ? shift.employeeId : null,
    }));
  const added = withoutStanding(planned, standing);
  if (added.length === 0) return;
  const rows = added.map((shift) => ({ ...rowOf(shift, project.time_zone), project_id: project.id }));
  await tx.insertInto('shift').values(rows).execute();
  await refreshMonth(tx, project, problem.from.slice(0, 7), 'all');
}

/** Deletes the period's draft and answers the open shifts that stay: published ones, and pinned ones. */
async function clearDraft(tx: Tx, projectId: string, { from, to }: Problem) {
  await tx
    .deleteFrom('shift')
    .where('project_id', '=', projectId)
    .where((where) => where.between('date', from, to))
    .where('status', '=', 'draft')
    .where('pinned', '=', false)
    .execute();
  return tx
    .selectFrom('shift')
    .select(['date', 'template', 'role'])
    .where('project_id', '=', projectId)
    .where((where) => where.between('date', from, to))
    .where('employee_id', 'is', null)
    .where('former_name', 'is', null)
    .execute();
}

/** An open shift that stands already is not added a second time. */
function withoutStanding(
  planned: Shift[],
  standing: { date: string; template: string | null; role: string }[],
): Shift[] {
  const left = standing.map(keyOf);
  return planned.filter((shift) => {
    const place = shift.employeeId === null ? left.indexOf(keyOf(shift)) : -1;
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const keyOf = ({ date, template, role }: { date: string; template: string | null; role: string }) =>
  JSON.stringify([date, template, role]);

function rowOf(shift: Shift, zone: string) {
  return {
    id: shift.id,
    date: shift.date,
    start_time: localOf(zone, shift.start * 60_000).time,
    end_time: localOf(zone, shift.end * 60_000).time,
    starts_at: new Date(shift.start * 60_000).toISOString(),
    ends_at: new Date(shift.end * 60_000).toISOString(),
    break_minutes: shift.breakMinutes,
    template: shift.template,
    role: shift.role,
    employee_id: shift.employeeId,
    status: 'draft' as const,
    pinned: false,
  };
}
