import { randomUUIDv7 } from 'node:crypto';
import { constants, type BodyOf, type wishes, monthNumberOf, yearOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall, Member } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { refreshAround } from '../shifts/index.ts';
import { isDayPublished } from '../months/index.ts';
import { lockOpenMonth } from './delete-wish.ts';
import { wishRange } from './get-wish-choices.ts';

/**
 * Stores an employee's preference for a date: it replaces the previous one, and the same one again changes nothing.
 * @throws `not_found` when an employee names somebody else; `invalid` for a date that is past or too far, an unknown
 * person or template, and more wishes than a month has room for; `wishes_settled` when the day is published
 */
export async function makeWish(call: ProjectCall<typeof wishes.makeWish>): Promise<wishes.Wish> {
  const caller = call.caller;
  const { projectId, username: actor } = caller;
  const { date, kind, template = null } = call.body;
  const { tx } = call;
  const employee_id = await personOfWish(tx, caller, call.body.employee_id);
  const { time_zone } = await findProject(tx);
  refuseDate(date, wishRange(time_zone, call.now));
  await refuseTemplate(tx, template);
  await lockOpenMonth(tx, date);
  const ofMonth = await wishesOfMonth(tx, employee_id, date);
  const before = ofMonth.find((wish) => wish.date === date);
  if (before && before.kind === kind && before.template === template) return before;
  if (!before && ofMonth.length >= constants.wishesPerMonth) throw fieldProblem('date', 'wishes_many');
  const id = before?.id ?? randomUUIDv7();
  const after = { date, kind, template };
  await write(tx, { project_id: projectId, id, employee_id, ...after });
  await recordActivity(tx, {
    action_type: before ? 'wish.updated' : 'wish.created',
    actor,
    details: { id, employee_id, ...(before && { before: contentOf(before) }), after },
  });
  await refreshAround(tx, [date], [employee_id]);
  return wishQuery(tx).where('wish.id', '=', id).executeTakeFirstOrThrow();
}

function refuseDate(date: string, { start, end }: { start: string; end: string }): void {
  if (date < start) throw fieldProblem('date', 'date_past');
  if (date > end) throw fieldProblem('date', 'wish_far');
}

async function refuseTemplate(tx: Tx, name: BodyOf<typeof wishes.makeWish>['template']) {
  if (name == null) return;
  const template = await tx
    .selectFrom('template')
    .select('name')
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst();
  if (!template) throw fieldProblem('template', 'template_unknown');
}

function wishesOfMonth(tx: Tx, employeeId: string, date: string): Promise<WishRow[]> {
  const { start, end } = monthRange(yearOf(date), monthNumberOf(date));
  return wishQuery(tx)
    .where('wish.employee_id', '=', employeeId)
    .where((where) => where.between('wish.date', start, end))
    .execute();
}

async function write(
  tx: Tx,
  row: { project_id: string; id: string; employee_id: string; date: string } & Pick<WishRow, 'kind' | 'template'>,
): Promise<void> {
  const { kind, template } = row;
  await tx
    .insertInto('wish')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint('wish_of_day')
        .doUpdateSet((column) => ({ kind, template, version: column('wish.version', '+', 1) })),
    )
    .execute();
}

const contentOf = ({ date, kind, template }: WishRow) => ({ date, kind, template });

/**
 * The employee of a preference: the caller, or the one whom a manager names; locked against deletion until the
 * transaction ends.
 * @throws `not_found` when an employee names somebody else; `invalid` when a manager names nobody or somebody unknown
 */
async function personOfWish(tx: Tx, caller: Member, named: string | undefined): Promise<string> {
  const own = caller.role === 'manager' ? null : employeeOf(caller);
  if (own !== null && named !== undefined && named !== own) throw new ProblemError('not_found');
  const id = own ?? named;
  if (id === undefined) throw fieldProblem('employee_id', 'required');
  const employee = await tx.selectFrom('employee').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!employee) throw fieldProblem('employee_id', 'employee_unknown');
  return id;
}

/**
 * Preferences for the dates of a range, earliest first: a manager sees everyone's or one employee's, an employee the
 * own whatever the query.
 */
export async function listWishes(call: ProjectCall<typeof wishes.listWishes>): Promise<wishes.Wish[]> {
  const caller = call.caller;
  const { start, end, employee_id } = call.query;
  const who = caller.role === 'manager' ? employee_id : employeeOf(caller);
  const { tx } = call;
  const found = wishQuery(tx)
    .where((where) => where.between('wish.date', start, end))
    .orderBy('wish.date')
    .orderBy('wish.employee_id');
  return (who === undefined ? found : found.where('wish.employee_id', '=', who)).execute();
}

/** Preferences as clients see them (`wishes.Wish`): with their employee, and whether their day is published. */
function wishQuery(tx: Tx) {
  return tx
    .selectFrom('wish')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'wish.project_id').onRef('employee.id', '=', 'wish.employee_id'),
    )
    .select([
      'wish.id',
      'wish.employee_id',
      'employee.name as employee_name',
      'wish.date',
      'wish.kind',
      'wish.template',
      isDayPublished(sql.ref('wish.project_id'), sql.ref('wish.date')).as('is_settled'),
      'wish.version',
    ]);
}

type WishRow = Awaited<ReturnType<ReturnType<typeof wishQuery>['executeTakeFirstOrThrow']>>;
