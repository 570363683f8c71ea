import type { BodyOf, staffing } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { mostKnownKind } from '../takings/index.ts';
import { rolesNeeded } from '../../business/requirements/index.ts';

/** Over so many days is seen what came in for each hour worked. */
const SEEN_DAYS = 56;

const NOTHING = {
  per_hour: null,
  least_open: 0,
  before_count: 0,
  before_minutes: 0,
  after_count: 0,
  after_minutes: 0,
};

/** How many guests an hour one employee of each role serves: what is stored, and the roles that have nothing yet. */
export async function getProductivity({ tx, now }: ProjectCall<typeof staffing.getProductivity>) {
  return readProductivity(tx, now, true);
}

/** Sets it as a whole. @throws `stale`; `conflict` when two set it for the first time */
export async function putProductivity(call: ProjectCall<typeof staffing.putProductivity>) {
  const { tx, now, ifMatch } = call;
  const { kind, enough_for, roles } = call.body;
  const before = await tx.selectFrom('productivity').select('version').forUpdate().executeTakeFirst();
  if (ifMatch !== null && ifMatch !== (before?.version ?? 0)) throw new ProblemError('stale');
  await storeProductivity(tx, call.body, before?.version ?? 0);
  await recordActivity(tx, {
    action_type: 'staffing.productivity',
    actor: call.caller.username,
    details: { kind, enough_for, roles: roles.map(({ role }) => role).join(', ') },
  });
  return readProductivity(tx, now, call.caller.abilities.has('takings.read'));
}

/** Stores it over the version before; 0: there is none. */
export async function storeProductivity(
  tx: Tx,
  { kind, enough_for, roles }: BodyOf<typeof staffing.putProductivity>,
  before: number,
): Promise<void> {
  if (before === 0) await tx.insertInto('productivity').values({ kind, enough_for }).execute();
  else
    await tx
      .updateTable('productivity')
      .set({ kind, enough_for, version: before + 1 })
      .execute();
  await tx.deleteFrom('role_productivity').execute();
  if (roles.length > 0) await tx.insertInto('role_productivity').values(roles).execute();
}

/** From what the need follows; version 0: nothing is stored yet. One statement. */
export async function storedBasis(tx: Tx) {
  const [stored] = await tx.selectFrom('productivity').select(['kind', 'enough_for', 'version']).execute();
  return stored ?? { kind: 'guests' as const, enough_for: 'most' as const, version: 0 };
}

/** What is stored, by role. One statement. */
export async function storedRoles(tx: Tx) {
  return tx
    .selectFrom('role_productivity')
    .select(['role', 'per_hour', 'least_open', 'before_count', 'before_minutes', 'after_count', 'after_minutes'])
    .orderBy('role')
    .execute();
}

/** @param seesTakings what the last weeks show is left out for others */
async function readProductivity(tx: Tx, now: number, seesTakings: boolean): Promise<staffing.Productivity> {
  const [stored, roles, { time_zone }, used] = await together(tx, () => [
    storedBasis(tx),
    storedRoles(tx),
    findProject(tx),
    rolesNeeded(tx),
  ]);
  const end = addDays(localOf(time_zone, now).date, -1);
  const start = addDays(end, -SEEN_DAYS + 1);
  const [known, seen] = seesTakings
    ? await together(tx, () => [mostKnownKind(tx, { start, end }), seenPerHour(tx, { start, end })])
    : [null, new Map<string, Seen[]>()];
  const isStored = new Set(roles.map(({ role }) => role));
  const others = used.filter((role) => !isStored.has(role)).map((role) => ({ role, ...NOTHING }));
  return {
    ...stored,
    // Before anything is stored: from what there is.
    kind: stored.version === 0 ? (known ?? stored.kind) : stored.kind,
    roles: [...roles, ...others].map((row) => ({
      ...row,
      seen: seen.get(row.role) ?? [],
      is_set: isStored.has(row.role),
    })),
  };
}

type Seen = staffing.Productivity['roles'][number]['seen'][number];

/** What came in for each hour that a role worked, by kind, on days of which both are known. One statement. */
async function seenPerHour(tx: Tx, { start, end }: { start: string; end: string }): Promise<Map<string, Seen[]>> {
  const rows = await tx
    .with('came', (cte) =>
      cte
        .selectFrom('taking')
        .select((select) => ['kind', 'date', select.fn.sum<number>('value').as('value')])
        .where('replaced_at', 'is', null)
        .where((where) => where.between('date', start, end))
        .groupBy(['kind', 'date']),
    )
    .with('worked', (cte) =>
      cte
        .selectFrom('counted_shift')
        .select((select) => ['role', 'date', select.fn.sum<number>('minutes').as('minutes')])
        .where('employee_id', 'is not', null)
        .where('status', '=', 'published')
        .where('on_call', 'is', null)
        .where((where) => where.between('date', start, end))
        .groupBy(['role', 'date']),
    )
    .selectFrom('worked')
    .innerJoin('came', 'came.date', 'worked.date')
    .select((select) => [
      'worked.role',
      'came.kind',
      select.fn.sum<number>('came.value').as('value'),
      select.fn.sum<number>('worked.minutes').as('minutes'),
    ])
    .groupBy(['worked.role', 'came.kind'])
    .orderBy('came.kind')
    .execute();
  const seen = new Map<string, Seen[]>();
  for (const { role, kind, value, minutes } of rows) {
    const per_hour = minutes > 0 ? Math.round((value / (minutes / 60)) * 10) / 10 : 0;
    if (per_hour > 0) seen.set(role, [...(seen.get(role) ?? []), { kind, per_hour }]);
  }
  return seen;
}
