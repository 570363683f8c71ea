import type { unavailability } from '@pamaina/contract';
import type { Block, Problem } from '@pamaina/engine';
import type { Tx } from '../../platform/database/database.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { takersOf } from '../eligibility/index.ts';
import { loadMonth } from '../planning-input/index.ts';
import { findProject } from '../projects/index.ts';
import { expandWeekly, readSpan, type Span } from '../unavailability/index.ts';

type Affected = Omit<unavailability.AffectedShift, 'takers'>;

/**
 * The coming shifts of employees that fall into a time in which they couldn't work, earliest first: drafts as the
 * manager has them, and the plan in force; with who could take each. Nothing is stored.
 * @throws `invalid` for somebody unknown, and for a wrong time as when it is stored
 */
export async function previewUnavailability({
  tx,
  body,
  now,
}: ProjectCall<typeof unavailability.previewUnavailability>): Promise<{ opened: unavailability.AffectedShift[] }> {
  const people = [...new Set(body.employee_ids)];
  const { time_zone } = await findProject(tx);
  const first = readSpan(time_zone, body);
  const known = await tx.selectFrom('employee').select('id').where('id', 'in', people).execute();
  if (known.length < people.length) throw fieldProblem('employee_ids', 'employee_unknown');
  const from = new Date(Math.max(now, first.starts_at)).toISOString();
  const shifts = await shiftsFrom(tx, { people, from, now });
  const until = Math.max(0, ...shifts.map(({ ends_at }) => Date.parse(ends_at)));
  const spans = body.repeats_weekly
    ? expandWeekly(time_zone, first, { starts_at: Date.parse(from), ends_at: until })
    : [first];
  const affected = shifts.filter((shift) =>
    spans.some((span) => span.starts_at < Date.parse(shift.ends_at) && span.ends_at > Date.parse(shift.starts_at)),
  );
  const takers = await takersByShift(tx, { affected, people, spans });
  return {
    opened: affected.map(({ start_time, end_time, starts_at: _, ends_at: __, ...shift }) => ({
      ...shift,
      start_time: start_time.slice(0, 5),
      end_time: end_time.slice(0, 5),
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

/**
 * Who could take each shift without breaking a rule, best first: as if the first of them had taken the shifts before
 * it, so that the first ones of all shifts together break none.
 */
async function takersByShift(tx: Tx, { affected, people, spans }: Opening) {
  const found = new Map<string, unavailability.AffectedShift['takers']>();
  const byMonth = Map.groupBy(affected, ({ date }) => date.slice(0, 7));
  for (const [month, wanted] of byMonth) {
    const loaded = await loadMonth(tx, month, 'in_force');
    const lost = new Set(wanted.map(({ id }) => id));
    const problem = withBlocks(loaded.problem, { people, spans, lost });
    let shifts = loaded.shifts.map((shift) =>
      lost.has(shift.id) ? { ...shift, employeeId: null, locked: false } : shift,
    );
    for (const { id } of wanted) {
      const takers = takersOf(problem, shifts, id);
      found.set(
        id,
        takers.map((taker) => ({ employee_id: taker.id, name: taker.name })),
      );
      const employeeId = takers[0]?.id ?? null;
      shifts = shifts.map((shift) => (shift.id === id ? { ...shift, employeeId } : shift));
    }
  }
  return found;
}

function withBlocks(
  problem: Problem,
  { people, spans, lost }: Omit<Opening, 'affected'> & { lost: ReadonlySet<string> },
): Problem {
  const blocks: Block[] = spans.map(({ starts_at, ends_at }) => ({
    start: starts_at / 60_000,
    end: ends_at / 60_000,
    source: 'self',
  }));
  return {
    ...problem,
    people: problem.people.map((person) =>
      people.includes(person.id) ? { ...person, blocks: [...person.blocks, ...blocks] } : person,
    ),
    fixed: problem.fixed.filter(({ id }) => !lost.has(id)),
  };
}
