import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { repair } from '@pamaina/contract';
import { askerOf } from '../../../platform/auth/caller.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { engine } from '../../../platform/work/engine.ts';
import { withLateShifts } from '../../plan/late-changes/index.ts';
import { type LoadedPeriod, loadProblem, planOf } from '../../plan/planning-input/index.ts';
import { refuseWhilePlanning } from '../../plan/shifts/index.ts';
import { keepProposals, pinnedIn } from './keep-proposals.ts';

const publishedIn = ({ rows }: LoadedPeriod) => rows.filter(({ status }) => status === 'published').map(({ id }) => id);

/**
 * Proposes the fewest changes that fill an open shift, in published months too: of a new need, or one that an employee
 * gave back. Stored like the proposals after an absence; nothing else is stored.
 * @throws `not_found`, also for a shift that has a person, `shift_begun`, `generation_running`
 */
export async function proposeFill(call: Call<typeof repair.proposeFill>) {
  const { projectId, ...caller } = member(call);
  const id = call.params.id.toLowerCase();
  const now = call.deps.now();
  const month = await call.deps.database.inProject(projectId, async (tx) => {
    const shift = await tx
      .selectFrom('shift')
      .select(['date', 'starts_at', 'amendment', 'status'])
      .where('id', '=', id)
      .where('employee_id', 'is', null)
      .where('former_name', 'is', null)
      .executeTakeFirst();
    if (!shift) throw new ProblemError('not_found');
    if (Date.parse(shift.starts_at) <= now) throw new ProblemError('shift_begun');
    const [year, ofYear] = [yearOf(shift.date), monthNumberOf(shift.date)];
    await refuseWhilePlanning(tx, year, ofYear);
    const { start, end } = monthRange(year, ofYear);
    const plan = planOf(shift);
    const loaded = await loadProblem(tx, start, end, plan);
    const [priced = loaded.problem] = await withLateShifts(tx, [loaded.problem], {
      rows: loaded.rows,
      causes: [],
      now,
    });
    return { ...loaded, priced, isAmending: shift.amendment !== null && plan === 'draft' };
  });
  const found = await call.deps.work.run(
    askerOf(caller),
    engine.repair,
    [
      month.priced,
      month.shifts,
      {
        absences: [],
        withdrawn: [],
        wanted: [id],
        // An amendment is a draft: filling a shift of it changes nothing that is published.
        kept: [...pinnedIn([month]), ...(month.isAmending ? publishedIn(month) : [])],
        from: now / 60_000,
      },
    ],
    { signal: call.signal },
  );
  const stays = { changes: [], open: [id], penalty: 0, minimal: false };
  return keepProposals(call, { found: found.length > 0 ? found : [stays], months: [month], absence: null });
}
