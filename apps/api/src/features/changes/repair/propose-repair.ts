import { yearOf } from '@pamaina/contract';
import type { repair } from '@pamaina/contract';
import type { Problem, Proposal } from '@pamaina/engine';
import { askerOf } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { addDays, localOf, dayStart, monthRange } from '../../../platform/time/zone.ts';
import { engine } from '../../../platform/work/engine.ts';
import { overdrawnBy } from '../leave-types/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { withLateShifts } from '../../plan/late-changes/index.ts';
import { isDuring, loadProblem, type LoadedPeriod } from '../../plan/planning-input/index.ts';
import { refuseWhilePlanning } from '../../plan/shifts/index.ts';
import { monthsOf, readAbsence, type Absence } from './absence.ts';
import { keepProposals, pinnedIn } from './keep-proposals.ts';

/**
 * Proposes the fewest changes after one or several employees became unavailable; each proposal is stored so that it can
 * be applied with one click as long as its shifts are unchanged. Nothing else is stored. @throws `invalid`,
 * `generation_running`, `time_off_overlaps`
 */
export async function proposeRepair(call: Call<typeof repair.proposeRepair>) {
  const { projectId } = member(call);
  const { absence, months, problems, zone, overdrawn } = await call.deps.database.inProject(projectId, async (tx) => {
    const project = await findProject(tx);
    const { time_zone: zone } = project;
    const read = await readAbsence(tx, project, call.body);
    const touched = (await monthsOf(tx, read, project.time_zone)).map((month) => [
      yearOf(month),
      Number(month.slice(5)),
    ]);
    const loaded: LoadedPeriod[] = [];
    for (const [year = 0, month = 0] of touched) {
      await refuseWhilePlanning(tx, year, month);
      const { start, end } = monthRange(year, month);
      loaded.push(await loadProblem(tx, start, end, 'in_force'));
    }
    const now = call.deps.now();
    const overdrawn = await overdrawnOf(tx, read, { zone, now });
    const problems = await withLateShifts(
      tx,
      loaded.map(({ problem }) => problem),
      { rows: loaded.flatMap(({ rows }) => rows), causes: read.people, now },
    );
    return { absence: read, months: loaded, problems, zone, overdrawn };
  });
  const firstDay = dayStart(zone, localOf(zone, absence.startsAt).date);
  const from = Math.max(firstLost(months, absence, firstDay), call.deps.now()) / 60_000;
  const found = await proposals(call, { months, problems, absence, from });
  const kept = await keepProposals(call, { found, alone: aloneOf(found, { months, absence }), months, absence });
  return { ...kept, overdrawn };
}

/** When the shifts begin that the absence may change: a night shift of the evening before runs into its first day. */
function firstLost(months: readonly LoadedPeriod[], absence: Absence, firstDay: number): number {
  const lost = months
    .flatMap(({ shifts }) => shifts)
    .filter((shift) => absence.people.includes(shift.employeeId ?? '') && isDuring(shift, absence));
  return Math.min(firstDay, ...lost.map(({ start }) => start * 60_000));
}

/** Whom the absence takes more leave than they have. An illness without an end takes none that is known. */
async function overdrawnOf(tx: Tx, absence: Absence, { zone, now }: { zone: string; now: number }) {
  const effect = effectOf(zone, { ...absence, type: absence.leave_code ?? absence.type }, localOf(zone, now).date);
  return effect === null ? [] : overdrawnBy(tx, effect);
}

/** What an absence of a type's code is for a balance; null: its end is not known. @param today a local date */
export function effectOf(
  zone: string,
  { people, type, startsAt, endsAt, isOpen }: Omit<Absence, 'type' | 'leave_code' | 'note'> & { type: string },
  today: string,
) {
  if (isOpen) return null;
  const [from, to] = [localOf(zone, startsAt).date, localOf(zone, endsAt - 1).date];
  const isWhole = startsAt === dayStart(zone, from) && endsAt === dayStart(zone, addDays(to, 1));
  const minutes = isWhole || from !== to ? null : (endsAt - startsAt) / 60_000;
  return { people, type, from, to, minutes, today };
}

/** The absence alone: the shifts that it opens, and no other change. Null if that is what was found. */
function aloneOf(
  [best]: readonly Proposal[],
  { months, absence }: { months: readonly LoadedPeriod[]; absence: Absence },
): Proposal | null {
  if (best === undefined || best.changes.every(({ to }) => to === null)) return null;
  const shifts = new Map(months.flatMap((month) => month.shifts).map((shift) => [shift.id, shift]));
  const changes = best.changes.flatMap((change) => {
    const shift = shifts.get(change.shiftId ?? '');
    const isLost = shift !== undefined && absence.people.includes(change.from ?? '') && isDuring(shift, absence);
    return isLost ? [{ ...change, to: null }] : [];
  });
  const open = changes.flatMap(({ shiftId }) => shiftId ?? []);
  return { changes, open, penalty: 0, minimal: false };
}

interface Sought {
  months: readonly LoadedPeriod[];
  /** Those of the months, in which late changes cost. */
  problems: readonly Problem[];
  absence: Absence;
  /** In minutes since 1970. */
  from: number;
}

/**
 * Month by month: the changes of one month are fixed before the next is searched. Alternatives are offered if only one
 * month is affected.
 */
async function proposals(
  call: Call<typeof repair.proposeRepair>,
  { months, problems, absence, from }: Sought,
): Promise<Proposal[]> {
  const { people, startsAt, endsAt } = absence;
  const absences = people.map((employeeId) => ({ employeeId, start: startsAt / 60_000, end: endsAt / 60_000 }));
  const nothing: Proposal = { changes: [], open: [], penalty: 0, minimal: true };
  const byMonth: Proposal[][] = [];
  for (const [at, problem] of problems.entries()) {
    const { shifts = [] } = months[at] ?? {};
    const earlier = new Map(byMonth.flatMap(([best]) => best?.changes ?? []).map(({ shiftId, to }) => [shiftId, to]));
    const fixed = problem.fixed.map((shift) => {
      const to = earlier.get(shift.id);
      return to === undefined ? shift : { ...shift, employeeId: to };
    });
    const found = await call.deps.work.run(
      askerOf(member(call)),
      engine.repair,
      [
        { ...problem, fixed },
        shifts,
        {
          absences,
          withdrawn: [],
          wanted: [],
          kept: pinnedIn(months),
          from,
        },
      ],
      { signal: call.signal },
    );
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
      // Months are searched separately: across all of them it is only proved that no other employee's shift changes.
      minimal: joined.every(
        ({ minimal, changes }) => minimal && changes.every(({ from: loser }) => people.includes(loser ?? '')),
      ),
    },
  ];
}
