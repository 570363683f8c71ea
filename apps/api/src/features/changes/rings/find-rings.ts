import type { rings } from '@pamaina/contract';
import type { Ring } from '@pamaina/engine';
import { together, type Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, dayStart, localOf, monthRange } from '../../../platform/time/zone.ts';
import { engine } from '../../../platform/work/engine.ts';
import { type LoadedPeriod, loadMonth } from '../../plan/planning-input/index.ts';
import { ringQuery } from './ring-rows.ts';

/**
 * How long it takes at most per shift and shift, in milliseconds: 0.6 s were measured with 144. Most of it is the
 * search, whose time depends on who prefers what.
 */
const PAIR_MS = 0.04;

/** Rings of swaps of a month's published shifts from tomorrow on. Nothing is stored. */
export async function findRings(call: Call<typeof rings.findRings>): Promise<rings.RingsFound> {
  const { deps, query } = call;
  const { start } = monthRange(query.year, query.month);
  const now = new Date(deps.now()).toISOString();
  const { month, asked } = await deps.database.readInProject(member(call).projectId, async (tx) => {
    const [loaded, spared] = await together(tx, () => [loadMonth(tx, start, 'in_force'), notAsked(tx, now)]);
    return { month: loaded, asked: spared };
  });
  const { problem, shifts, rows, project } = month;
  const from = dayStart(project.time_zone, addDays(localOf(project.time_zone, deps.now()).date, 1)) / 60_000;
  const kept = rows.filter(({ status, pinned }) => status !== 'published' || pinned).map(({ id }) => id);
  const free = shifts.filter(
    ({ id, start: at, employeeId }) => employeeId !== null && at >= from && !kept.includes(id),
  );
  if (free.length === 0) return { rings: [], complete: true, has_shifts: false };
  const options = { from, kept, asked };
  const found = await answerOf(call, engine.findRings, free.length ** 2 * PAIR_MS, problem, shifts, options);
  return { rings: found.rings.map((ring) => present(ring, month)), complete: found.complete, has_shifts: true };
}

/** Who is in a ring that waits, and who has no login and could not answer. */
async function notAsked(tx: Tx, now: string): Promise<string[]> {
  const [waiting, people] = await together(tx, () => [
    ringQuery(tx, now).where('ring.status', '=', 'pending').execute(),
    tx
      .selectFrom('employee')
      .select('id')
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('account')
              .select('account.id')
              .whereRef('account.project_id', '=', 'employee.project_id')
              .whereRef('account.employee_id', '=', 'employee.id'),
          ),
        ),
      )
      .execute(),
  ]);
  return [
    ...waiting.flatMap(({ people: of }) => of.flatMap((one) => one.employee_id ?? [])),
    ...people.map(({ id }) => id),
  ];
}

function present({ shifts, gains }: Ring, { problem, rows }: LoadedPeriod): rings.FoundRing {
  return {
    people: shifts.flatMap(({ id, employeeId }, i) => {
      const row = rows.find((one) => one.id === id);
      if (row === undefined || employeeId === null) return [];
      const { date, start_time, end_time, template, role } = row;
      const hours = { start_time: start_time.slice(0, 5), end_time: end_time.slice(0, 5) };
      return [
        {
          employee_id: employeeId,
          name: problem.people.find((one) => one.id === employeeId)?.name ?? employeeId,
          shift: { id, date, ...hours, template, role },
          is_better_off: (gains[i] ?? 0) > 0,
        },
      ];
    }),
  };
}
