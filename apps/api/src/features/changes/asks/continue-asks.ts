import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { repeatWhenDue, type Repeated } from '../../../platform/ground/repeat.ts';
import { wokenBy } from '../../../platform/jobs/woken-by.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { whoMayTake } from '../../plan/eligibility/index.ts';
import { notify, reachOf, type Reach } from '../../messages/notifications/index.ts';
import { loadMonth } from '../../plan/planning-input/index.ts';
import { shiftFacts, type AskRow, type PersonRow } from './ask-machine.ts';
import { lockAsk, type LockedAsk } from './ask-rows.ts';
import { changeAsk } from './change-ask.ts';

const LOOK_EVERY_MS = 1_000;
const TURN = 100;
/** Who claimed a question and died is followed by another process after this time. */
export const LEASE_MS = 30_000;

type Means = Pick<Deps, 'database' | 'log'>;
type Taker = ReturnType<typeof whoMayTake>[number];

interface AskKey {
  projectId: string;
  id: string;
}

/** Asks who is next when the time to answer is over; any number of processes can run it. */
export function startAsking(deps: Deps): Pick<Repeated, 'stop'> {
  const pace = { leastMs: LOOK_EVERY_MS, now: deps.now };
  const asking = repeatWhenDue((end) => continueAsks(deps, deps.now(), end), pace, deps.log);
  return wokenBy(deps.database.signals, 'asks', asking);
}

/**
 * @param now milliseconds since 1970
 * @returns when the next question goes on; null: none does
 */
export async function continueAsks(means: Means, now: number, end?: AbortSignal): Promise<string | null> {
  const { rows } = await sql<{ project_id: string; id: string }>`
    select project_id, id from due_asks(${iso(now)}, ${TURN})`.execute(means.database.direct);
  for (const { project_id: projectId, id } of rows) {
    if (end?.aborted) return null;
    await continueAsk(means, { projectId, id }, now).catch((error: unknown) =>
      means.log.error({ err: error, projectId }, 'asking for a shift could not continue'),
    );
  }
  const next = await sql<{ due_at: string | null }>`select next_ask(${iso(now)}) as due_at`.execute(
    means.database.direct,
  );
  return next.rows[0]?.due_at ?? null;
}

/**
 * One step: those whose time is over are silent, and the next ones are asked. The rules are judged between two
 * transactions; the second writes only while the lease is still its own, so that nobody is asked twice.
 */
export async function continueAsk({ database }: Means, { projectId, id }: AskKey, now: number): Promise<void> {
  const lease = randomUUID();
  const claimed = await database.inProject(projectId, (tx) =>
    tx
      .updateTable('ask')
      .set({ lease, lease_until: iso(now + LEASE_MS) })
      .where('id', '=', id)
      .where('status', 'in', ['running', 'waiting'])
      .where('next_at', '<=', iso(now))
      .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', iso(now))]))
      .returning(['date', 'shift_id'])
      .executeTakeFirst(),
  );
  if (!claimed) return;
  const month = await database.inProject(projectId, (tx) => loadMonth(tx, claimed.date, 'in_force'));
  const takers = new Map(whoMayTake(month, claimed.shift_id ?? '').map((taker) => [taker.employeeId, taker]));
  await database.inProject(projectId, async (tx) => {
    const locked = await lockAsk(tx, id);
    if (locked.ask.lease !== lease) return;
    const next_at = await step(tx, locked, { takers, zone: month.project.time_zone, now });
    await tx.updateTable('ask').set({ next_at, lease: null, lease_until: null }).where('id', '=', id).execute();
  });
}

interface Judged {
  takers: ReadonlyMap<string, Taker>;
  /** IANA name. */
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** @returns when the question is looked at again: at the latest when the shift starts */
async function step(tx: Tx, locked: LockedAsk, judged: Judged): Promise<string> {
  const { ask, people, shift } = locked;
  const { now } = judged;
  const system = { actor: ask.created_by, now };
  if (ask.status !== 'running' && ask.status !== 'waiting') return ask.next_at;
  if (Date.parse(ask.starts_at) <= now) await changeAsk(tx, locked, { ...system, action: 'expire' });
  else if (shift === null) await changeAsk(tx, locked, { ...system, action: 'replace' });
  else if (ask.status === 'running') {
    const reserve = people.find(({ status }) => status === 'yes');
    if (reserve) await changeAsk(tx, locked, { ...system, action: 'hold', taker: reserve });
    else return askNext(tx, locked, judged);
  }
  return ask.starts_at;
}

async function askNext(tx: Tx, locked: LockedAsk, judged: Judged): Promise<string> {
  const { ask, people } = locked;
  const { now } = judged;
  const asked = people.filter(({ status }) => status === 'asked');
  const late = asked.filter(({ answer_until }) => Date.parse(answer_until ?? '') <= now);
  await change(tx, late, { status: 'silent' });
  const until = asked.filter((one) => !late.includes(one)).map(({ answer_until }) => answer_until ?? ask.starts_at);
  const reach = await reachOf(
    tx,
    people.map(({ employee_id }) => employee_id),
    now,
  );
  for (const person of people.filter(({ status }) => status === 'queued')) {
    if (ask.way === 'in_order' && until.length > 0) break;
    const asking = await askOne(tx, { ask, person }, { ...judged, reach });
    if (asking !== null) until.push(asking);
  }
  const [soonest] = until.sort();
  if (soonest !== undefined) return soonest;
  const left = people.map((one) => (late.includes(one) ? { ...one, status: 'silent' as const } : one));
  await changeAsk(tx, { ask, people: left }, { action: 'exhaust', actor: ask.created_by, now });
  return ask.starts_at;
}

/** Asks one employee, or skips them with the reason. @returns until when they can answer; null: skipped */
async function askOne(
  tx: Tx,
  { ask, person }: { ask: AskRow; person: PersonRow },
  { takers, zone, now, reach }: Judged & { reach: ReadonlyMap<string, Reach> },
): Promise<string | null> {
  const taker = takers.get(person.employee_id);
  const quietUntil = reach.get(person.employee_id)?.quietUntil;
  const skip = async (skipped_for: 'rules' | 'no_login' | 'quiet_hours', rules: unknown[] = []) => {
    await change(tx, [person], { status: 'skipped', skipped_for, rules: JSON.stringify(rules) });
    return null;
  };
  if (taker === undefined || !taker.mayTake) return skip('rules', taker?.obstacles);
  if (quietUntil === undefined) return skip('no_login');
  const starts = Date.parse(ask.starts_at);
  // The message waits for the end of quiet hours, and so does the time to answer.
  if ((quietUntil ?? now) >= starts) return skip('quiet_hours');
  const until = Math.min(Math.max(quietUntil ?? now, now) + ask.minutes * 60_000, starts);
  await change(tx, [person], { status: 'asked', asked_at: iso(now), answer_until: iso(until) });
  const { date: by_date, time: by_time } = localOf(zone, until);
  await notify(tx, [
    {
      kind: 'shift_asked',
      variant: 'you',
      subject: person.id,
      to: { employees: [person.employee_id] },
      facts: { ...shiftFacts(ask), asked: person.id, until: iso(until), by_date, by_time },
      expiresAt: iso(until),
    },
  ]);
  return iso(until);
}

async function change(
  tx: Tx,
  people: readonly PersonRow[],
  set: Partial<Record<'asked_at' | 'answer_until' | 'rules', string>> &
    Partial<Pick<PersonRow, 'status' | 'skipped_for'>>,
): Promise<void> {
  if (people.length === 0) return;
  await tx
    .updateTable('ask_person')
    .set(set)
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
