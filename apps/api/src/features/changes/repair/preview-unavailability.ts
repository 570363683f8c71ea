import { clockTimeOf, monthOf } from '@pamaina/contract';
import type { unavailability } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { RANKING_MS } from '../../plan/eligibility/index.ts';
import { loadMonth, withAway, withoutFixed } from '../../plan/planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { expandWeekly, readSpan, type Span } from '../../business/unavailability/index.ts';
import { rankTakers, type OpenedMonth } from './rank-takers.ts';

const ranking = taskOf(rankTakers, new URL('./rank-takers.ts', import.meta.url).href);

type Affected = Omit<unavailability.AffectedShift, 'takers'>;

/** Shifts for which people are ranked: more are settled by a repair, not one by one. */
const RANKED_MAX = 30;

/**
 * The coming shifts of employees that fall into a time in which they couldn't work, earliest first: drafts as the
 * manager has them, and the plan in force; with who could take each of the first 30. Nothing is stored.
 * @throws `invalid` for somebody unknown, and for a wrong time as when it is stored
 */
export async function previewUnavailability(
  call: Call<typeof unavailability.previewUnavailability>,
): Promise<{ opened: unavailability.AffectedShift[] }> {
  const { body, deps } = call;
  const people = [...new Set(body.employee_ids)];
  const { affected, openings } = await deps.database.inProject(member(call).projectId, async (tx) => {
    const { time_zone } = await findProject(tx);
    const first = readSpan(time_zone, body);
    const known = await tx.selectFrom('employee').select('id').where('id', 'in', people).execute();
    if (known.length < people.length) throw fieldProblem('employee_ids', 'employee_unknown');
    const now = deps.now();
    const from = new Date(Math.max(now, first.starts_at)).toISOString();
    const shifts = await shiftsFrom(tx, { people, from, now });
    const until = Math.max(0, ...shifts.map(({ ends_at }) => Date.parse(ends_at)));
    const spans = body.repeats_weekly
      ? expandWeekly(time_zone, first, { starts_at: Date.parse(from), ends_at: until })
      : [first];
    const hit = shifts.filter((shift) =>
      spans.some((span) => span.starts_at < Date.parse(shift.ends_at) && span.ends_at > Date.parse(shift.starts_at)),
    );
    return { affected: hit, openings: await openingsOf(tx, { affected: hit, people, spans }) };
  });
  const takers = new Map<string, unavailability.AffectedShift['takers']>();
  for (const opening of openings) {
    const milliseconds = opening.wanted.length * opening.problem.people.length * opening.shifts.length * RANKING_MS;
    for (const [id, found] of await answerOf(call, ranking, milliseconds, opening)) takers.set(id, found);
  }
  return {
    opened: affected.map(({ start_time, end_time, starts_at: _, ends_at: __, ...shift }) => ({
      ...shift,
      start_time: clockTimeOf(start_time),
      end_time: clockTimeOf(end_time),
      takers: takers.get(shift.id) ?? [],
    })),
  };
}

const shiftsFrom = (tx: Tx, { people, from, now }: { people: readonly string[]; from: string; now: number }) =>
  tx
    .selectFrom('shift')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'shift.project_id').onRef('employee.id', '=', 'shift.employee_id'),
    )
    .select(['shift.id', 'shift.version', 'employee.id as employee_id', 'employee.name as employee_name', 'shift.date'])
    .select(['shift.start_time', 'shift.end_time', 'shift.starts_at', 'shift.ends_at', 'shift.role', 'shift.status'])
    .where('shift.employee_id', 'in', people)
    .where((where) => where.or([where('amendment', 'is', null), where('status', '=', 'published')]))
    .where('shift.ends_at', '>', from)
    .where('shift.starts_at', '>', new Date(now).toISOString())
    .orderBy('shift.starts_at')
    .orderBy('shift.id')
    .execute();

interface Opening {
  affected: readonly Pick<Affected, 'id' | 'date'>[];
  people: readonly string[];
  spans: readonly Span[];
}

/** The months of the shifts, with the shifts open and the people away. */
async function openingsOf(tx: Tx, { affected, people, spans }: Opening): Promise<OpenedMonth[]> {
  const found: OpenedMonth[] = [];
  const times = spans.map(({ starts_at, ends_at }) => ({ startsAt: starts_at, endsAt: ends_at }));
  let room = RANKED_MAX;
  for (const [month, wanted] of Map.groupBy(affected, ({ date }) => monthOf(date))) {
    if (room <= 0) break;
    const loaded = await loadMonth(tx, month, 'in_force');
    const lost = new Set(wanted.map(({ id }) => id));
    found.push({
      problem: withoutFixed(withAway(loaded.problem, { people, times, source: 'self' }), lost),
      shifts: loaded.shifts.map((shift) =>
        lost.has(shift.id) ? { ...shift, employeeId: null, locked: false } : shift,
      ),
      wanted: wanted.slice(0, room).map(({ id }) => id),
    });
    room -= wanted.length;
  }
  return found;
}
