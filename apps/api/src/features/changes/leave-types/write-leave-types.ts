import { allAbsenceTypes, countedAsTypes, isAbsenceType, languageCodes, leaveTypes } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { nameOfLaw, readLeaveTypes } from './leave-rules.ts';

type LeaveType = leaveTypes.LeaveType;
type Body = Partial<ProjectCall<typeof leaveTypes.updateLeaveType>['body']>;

/** The most of a business, archived ones too. */
const MOST = 50;

/**
 * Adds a type of the business.
 * @throws `leave_code_taken`, `name_taken`, `leave_types_full`; `invalid` for a balance of a type that keeps none
 */
export async function createLeaveType(call: ProjectCall<typeof leaveTypes.createLeaveType>): Promise<LeaveType> {
  const { tx, body } = call;
  await lockTypes(tx);
  const before = await readLeaveTypes(tx);
  if (before.filter((one) => !one.is_of_law).length >= MOST)
    throw new ProblemError('leave_types_full', { values: { count: MOST } });
  if (before.some(({ code }) => code.toLowerCase() === body.code.toLowerCase()))
    throw new ProblemError('leave_code_taken');
  const empty: LeaveType = {
    code: body.code,
    name: body.name,
    is_of_law: false,
    ...leaveTypes.usualLeaveRule('other'),
    counts_as: leaveTypes.usuallyCountsAs(body.paid),
    sign: '',
    can_request: true,
    archived: false,
    payroll_code: null,
    version: 0,
  };
  const after = await withSaid(call, body, empty);
  check(after, before);
  const { version: _, archived_at, ...row } = rowOf(after, call.now);
  await tx
    .insertInto('leave_type')
    .values({ ...row, archived_at })
    .execute();
  return record(call, null, after.code);
}

/**
 * Changes a type of absence. Of the law its name, what it counts as and who requests it stay.
 * @throws `not_found`, `stale`, `name_taken`; `invalid` for what of the law is fixed, another code, and a balance of a
 * type that keeps none of its own
 */
export async function updateLeaveType(call: ProjectCall<typeof leaveTypes.updateLeaveType>): Promise<LeaveType> {
  const { tx, body, params, ifMatch } = call;
  await lockTypes(tx);
  const before = await readLeaveTypes(tx, call.language);
  const own = before.find(({ code }) => code === params.code);
  if (own === undefined) throw new ProblemError('not_found');
  if (ifMatch !== null && ifMatch !== own.version) throw new ProblemError('stale');
  if (body.code !== undefined && body.code !== own.code) throw fieldProblem('code', 'code_stays');
  if (own.is_of_law) refuseFixed(own, body);
  else if (body.counts_as !== undefined && !isCountable(body.counts_as)) throw fieldProblem('counts_as', 'choice');
  const after = await withSaid(call, own.is_of_law ? { ...body, name: own.name } : body, own);
  check(after, before);
  const { version, ...row } = rowOf(after, call.now);
  await tx
    .insertInto('leave_type')
    .values({ ...row, version })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'type']).doUpdateSet({ ...row, version: sql<number>`leave_type.version + 1` }),
    )
    .execute();
  return record(call, own, own.code);
}

/**
 * Deletes a type of the business that nothing uses.
 * @throws `not_found`, `stale`, `leave_type_of_law`, `leave_type_in_use`: such a type can be archived
 */
export async function deleteLeaveType(call: ProjectCall<typeof leaveTypes.deleteLeaveType>): Promise<void> {
  const { tx, params, ifMatch, caller } = call;
  const { code } = params;
  if (isAbsenceType(code)) throw new ProblemError('leave_type_of_law');
  await lockTypes(tx);
  // Who enters an absence with it waits, or is waited for.
  const row = await tx
    .selectFrom('leave_type')
    .select(['name', 'version'])
    .where('type', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ProblemError('not_found');
  if (ifMatch !== null && ifMatch !== row.version) throw new ProblemError('stale');
  const counted = sql<number>`count(*)::integer`.as('count');
  const uses = tx.selectFrom('time_off').select(counted).where('leave_code', '=', code);
  const { count: absences } = await uses.executeTakeFirstOrThrow();
  const corrected = tx.selectFrom('leave_correction').select(counted).where('type', '=', code);
  const { count: corrections } = await corrected.executeTakeFirstOrThrow();
  if (absences + corrections > 0) throw new ProblemError('leave_type_in_use', { values: { absences, corrections } });
  const takers = tx.selectFrom('leave_type').select('type').where('balance', '=', code).where('type', '<>', code);
  if (await takers.limit(1).executeTakeFirst())
    throw new ProblemError('leave_type_in_use', { values: { absences, corrections }, words: 'balance' });
  await tx.deleteFrom('leave_type').where('type', '=', code).execute();
  const details = { type: code, name: row.name };
  await recordActivity(tx, { action_type: 'time_off.type_deleted', actor: caller.username, details });
}

/** One change of types after the other: a balance must not point to one that is being taken away. */
const lockTypes = (tx: Tx) =>
  tx.selectFrom('project').select('id').where('id', '=', tx.projectId).forUpdate().execute();

const isCountable = (type: string) => (countedAsTypes as readonly string[]).includes(type);

/** A client that sends a type of the law back as it was changes nothing of it. */
function refuseFixed(own: LeaveType, body: Body): void {
  for (const field of ['counts_as', 'can_request', 'archived', 'payroll_code'] as const)
    if (body[field] !== undefined && body[field] !== own[field]) throw fieldProblem(field, 'fixed_by_law');
  const names = languageCodes.map((language) => nameOfLaw(language, own.counts_as));
  if (body.name !== undefined && !names.includes(body.name)) throw fieldProblem('name', 'fixed_by_law');
}

/** What a body says of a type. Entitlement and carry-over replace what was; the rest stays where it says nothing. */
async function withSaid({ tx, now }: Pick<ProjectCall, 'tx' | 'now'>, body: Body, before: LeaveType) {
  const { per_year = null, carry_over_until = null } = body;
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after: LeaveType = { ...before, ...given, per_year, carry_over_until };
  if (body.balance === undefined && per_year !== null && before.balance === null) after.balance = before.code;
  // A last day of what is carried says that it is carried.
  if (body.since === undefined && carry_over_until !== null && before.since === null) {
    const { time_zone } = await findProject(tx);
    after.since = `${localOf(time_zone, now).date.slice(0, 4)}-01-01`;
  }
  return after;
}

function check(after: LeaveType, before: readonly LeaveType[]): void {
  const { code, name, balance, week_days, counted_in } = after;
  if (week_days !== null && counted_in === 'hours') throw fieldProblem('week_days', 'week_days_of_hours');
  const others = before.filter((one) => one.code !== code);
  const target = others.find((one) => one.code === balance);
  if (balance !== null && balance !== code && (target?.balance !== balance || target.archived))
    throw fieldProblem('balance', 'balance_of_none');
  if ((balance !== code || after.archived) && others.some((one) => one.balance === code))
    throw fieldProblem(after.archived ? 'archived' : 'balance', 'balance_used');
  if (after.is_of_law) return;
  const taken = [
    ...others.filter((one) => !one.is_of_law && !one.archived).map((one) => one.name),
    ...allAbsenceTypes.flatMap((type) => languageCodes.map((language) => nameOfLaw(language, type))),
  ];
  const folded = name.toLowerCase();
  if (!after.archived && taken.some((one) => one.toLowerCase() === folded))
    throw new ProblemError('name_taken', { words: 'leave_type' });
}

function rowOf(type: LeaveType, now: number) {
  const { code, balance, since, carry_over_max, carry_over_until } = type;
  const own = { name: type.name, counts_as: type.counts_as as (typeof countedAsTypes)[number] };
  return {
    type: code,
    is_paid: type.paid,
    unit: type.counted_in === 'hours' ? ('hours' as const) : ('days' as const),
    yearly: type.per_year,
    balance,
    since,
    carry_over_max,
    carry_over_until,
    is_pro_rata: type.is_pro_rata,
    is_earned_monthly: type.is_earned_monthly,
    week_days: type.week_days,
    half_days: [...type.half_days],
    ...(type.is_of_law
      ? { name: null, counts_as: null, can_request: null }
      : { ...own, can_request: type.can_request }),
    payroll_code: type.payroll_code,
    archived_at: type.archived ? new Date(now).toISOString() : null,
    version: type.version + 1,
  };
}

async function record(call: ProjectCall, before: LeaveType | null, code: string): Promise<LeaveType> {
  const { tx, caller } = call;
  const after = (await readLeaveTypes(tx, call.language)).find((one) => one.code === code);
  if (after === undefined) throw new ProblemError('not_found');
  const details = { type: code, name: after.is_of_law ? undefined : after.name, before: before ?? undefined, after };
  const action_type = before === null ? 'time_off.type_added' : 'time_off.type_changed';
  await recordActivity(tx, { action_type, actor: caller.username, details });
  return after;
}
