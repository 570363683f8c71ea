import type { repair } from '@pamaina/contract';
import type { Proposal, ShiftMove } from '@pamaina/engine';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { member, type Call } from '../../platform/http/route.ts';
import { localOf, dayStart, monthRange } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { loadProblem, refuseWhilePlanning, type LoadedPeriod } from '../schedule/index.ts';
import { monthsOf, readAbsence, type Absence } from './absence.ts';
import { presentProposal } from './present-proposal.ts';
import type { StoredChange } from './stored-change.ts';

/**
 * Proposes the fewest changes after somebody became unable to work, each proposal kept so that it can be applied with one press as
 * long as its shifts stand as they do now. Nothing else is stored. @throws `invalid`, `generation_running`
 */
export async function proposeRepair(call: Call<typeof repair.proposeRepair>) {
  const { projectId } = member(call);
  const { absence, months, zone } = await call.deps.database.inProject(projectId, async (tx) => {
    const project = await findProject(tx, projectId);
    const read = await readAbsence(tx, project, call.body);
    const touched = monthsOf(read, project.time_zone).map((month) => [
      Number(month.slice(0, 4)),
      Number(month.slice(5)),
    ]);
    const loaded: LoadedPeriod[] = [];
    for (const [year = 0, month = 0] of touched) {
      await refuseWhilePlanning(tx, projectId, year, month);
      const { start, end } = monthRange(year, month);
      loaded.push(await loadProblem(tx, projectId, start, end));
    }
    return { absence: read, months: loaded, zone: project.time_zone };
  });
  const firstDay = dayStart(zone, localOf(zone, absence.startsAt).date);
  const from = Math.max(firstDay, call.deps.now()) / 60_000;
  const found = await proposals(call, { months, absence, from });
  const stored = found.map((moves) => ({ id: randomUUIDv7(), moves, changes: storedChanges(moves, months) }));
  await call.deps.database.inProject(projectId, async (tx) => {
    // Nobody applies a proposal of yesterday: it would be stale.
    await tx
      .deleteFrom('repair')
      .where('project_id', '=', projectId)
      .where('created_at', '<', sql<string>`now() - interval '1 day'`)
      .execute();
    const rows = stored.map(({ id, changes }) => ({
      project_id: projectId,
      id,
      employee_id: absence.employeeId,
      starts_at: new Date(absence.startsAt).toISOString(),
      ends_at: new Date(absence.endsAt).toISOString(),
      changes: JSON.stringify(changes),
      applied_at: null,
    }));
    await tx.insertInto('repair').values(rows).execute();
  });
  const [best, ...others] = stored.map(({ id, moves }) =>
    presentProposal({ id, proposal: moves, months, absence, language: call.language }),
  );
  if (!best) throw new Error('a repair has at least one proposal');
  return { ...best, alternatives: others };
}

/** Month by month: what one month changes stands before the next is looked at. Alternatives are offered where one month is touched. */
async function proposals(
  call: Call<typeof repair.proposeRepair>,
  { months, absence, from }: { months: readonly LoadedPeriod[]; absence: Absence; from: number },
): Promise<Proposal[]> {
  const { employeeId, startsAt, endsAt } = absence;
  const nothing: Proposal = { changes: [], open: [], penalty: 0, minimal: true };
  const byMonth: Proposal[][] = [];
  for (const { problem, shifts } of months) {
    const earlier = new Map(byMonth.flatMap(([best]) => best?.changes ?? []).map(({ shiftId, to }) => [shiftId, to]));
    const fixed = problem.fixed.map((shift) => {
      const to = earlier.get(shift.id);
      return to === undefined ? shift : { ...shift, employeeId: to };
    });
    const found = await call.deps.answers.ask(member(call).projectId, 'repair', { ...problem, fixed }, shifts, {
      absences: [{ employeeId, start: startsAt / 60_000, end: endsAt / 60_000 }],
      withdrawn: [],
      wanted: [],
      kept: shiftsKept(months),
      from,
    });
    byMonth.push(found);
  }
  const [only = []] = byMonth;
  if (byMonth.length === 1) return only.length > 0 ? only : [nothing];
  const joined = byMonth.map(([best = nothing]) => best);
  return [
    {
      changes: joined.flatMap(({ changes }) => changes),
      open: joined.flatMap(({ open }) => open),
      penalty: joined.reduce((sum, { penalty }) => sum + penalty, 0),
      // A month is searched by itself: only that nobody else's shift changes is proved for all of them.
      minimal: joined.every(({ minimal, changes }) => minimal && changes.every((change) => change.from === employeeId)),
    },
  ];
}

const shiftsKept = (months: readonly LoadedPeriod[]) =>
  months.flatMap(({ rows }) => rows.filter(({ pinned }) => pinned).map(({ id }) => id));

/** The changes with the versions of the shifts that they were made from. */
function storedChanges(
  { changes }: { changes: readonly ShiftMove[] },
  months: readonly LoadedPeriod[],
): StoredChange[] {
  const rows = new Map(months.flatMap((month) => month.rows).map((row) => [row.id, row]));
  return changes.flatMap(({ shiftId, to }) => {
    const row = rows.get(shiftId ?? '');
    return row ? [{ shift_id: row.id, date: row.date, version: row.version, from: row.employee_id, to }] : [];
  });
}
