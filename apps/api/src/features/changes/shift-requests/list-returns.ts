import type { swaps } from '@pamaina/contract';
import { sql } from 'kysely';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { judgingMs, loadExchangeMonths } from '../../plan/eligibility/index.ts';
import { booksOfMonths } from '../../plan/planning-input/index.ts';
import { judging } from './judge-exchange.ts';

/** The most shifts of a colleague that are judged for one answer. */
const RETURNS_MAX = 40;

/** How far from the caller's shift the colleague's may be. Days. */
const AROUND = 31;

type Returned = Omit<swaps.ReturnShift, 'is_possible' | 'obstacles'>;

/**
 * A colleague's coming published shifts around one of the caller's, each judged as what would come back for it.
 * @throws `not_found` for a shift that is not the caller's, and for the caller as the colleague
 */
export async function listReturns(call: Call<typeof swaps.listReturns>): Promise<swaps.ReturnShift[]> {
  const { deps, query, language } = call;
  const caller = member(call);
  const [giver, taker] = [employeeOf(caller), query.employee_id];
  const asked = { shiftId: query.shift_id.toLowerCase(), giver, taker, now: new Date(deps.now()).toISOString() };
  const { returns, exchanges, months } = await deps.database.readInProject(caller.projectId, async (tx) => {
    const given = await readReturns(tx, asked);
    const each = given.returns.map((returned) => ({ giver, taker, given, returned }));
    return { returns: given.returns, exchanges: each, months: await loadExchangeMonths(tx, each, given.books) };
  });
  const reader = { language, hidesIllness: true };
  const verdicts = await answerOf(call, judging, judgingMs(months, exchanges), months, exchanges, reader);
  return returns.map((shift, index) => {
    const { giver: own, taker: theirs } = verdicts[index] ?? {};
    const is_possible = own?.length === 0 && theirs?.length === 0;
    return { ...shift, is_possible, obstacles: own?.map(({ detail }) => detail) ?? [] };
  });
}

/** The caller's shift, with the colleague's around it. @throws `not_found` */
async function readReturns(
  tx: Tx,
  { shiftId, giver, taker, now }: { shiftId: string; giver: string; taker: string; now: string },
) {
  const given = await tx
    .selectFrom('shift')
    .innerJoin('project', 'project.id', 'shift.project_id')
    .select(['shift.id', 'shift.date'])
    .select(booksOfMonths(sql`shift.date - ${AROUND}::integer`, sql`shift.date + ${AROUND}::integer`).as('books'))
    .select(
      sql<Returned[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'date', date, 'start_time', to_char(start_time, 'HH24:MI'),
          'end_time', to_char(end_time, 'HH24:MI'), 'template', template, 'role', role) order by starts_at, id), '[]')
        from (
          select * from shift as back where back.project_id = project.id and back.employee_id = ${taker}
            and back.status = 'published' and back.starts_at > ${now}
            and back.date between shift.date - ${AROUND}::integer and shift.date + ${AROUND}::integer
          order by back.starts_at, back.id limit ${RETURNS_MAX}
        ) as near)`.as('returns'),
    )
    .where('shift.id', '=', shiftId)
    .where('shift.employee_id', '=', giver)
    .where('shift.status', '=', 'published')
    .executeTakeFirst();
  if (!given || taker === giver) throw new ProblemError('not_found');
  return given;
}
