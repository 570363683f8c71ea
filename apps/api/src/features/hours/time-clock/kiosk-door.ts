import { announcements, kiosk, receipts, tasks } from '@pamaina/contract';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { route, type Call, type Route } from '../../../platform/http/route.ts';
import { localOf, readInstant } from '../../../platform/time/zone.ts';
import { confirmAs, readOwn } from '../../plan/announcements/index.ts';
import { isHere } from '../../business/employees/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { confirm, openReceipts, presentReceipt } from '../../plan/receipts/index.ts';
import { completeTaskAs, readTaskDays } from '../../messages/tasks/index.ts';
import { beginBreak, endBreak } from './break-taps.ts';
import { beginWork, endWork } from './work-taps.ts';
import { checkPin } from './check-pin.ts';
import { clockStateOf, isForgotten } from './open-entry.ts';
import { secretHash } from './kiosks.ts';
import { readProposedEnd, readTimeClock } from './read-time-clock.ts';
import type { Tap } from './take-tap.ts';

/**
 * A whole team uses a tablet many times an hour, but never this often. Counted by its secret, which others' calls
 * cannot use up; only wrong secrets are counted by network, so that a guest of the café blocks no tablet.
 */
const CALLS_A_MINUTE = 120;

/** The project for a tablet's secret. @throws `not_found`, `too_many_requests` */
async function openDoor(call: Call, secret: string): Promise<string> {
  const { limits } = call.deps;
  const { rows } = await sql<{ project_id: string }>`select project_id from kiosk_of(${secretHash(secret)})`.execute(
    call.deps.database.direct,
  );
  const [found] = rows;
  if (!found) {
    await limits.take(`kiosk-wrong:${call.address}`, CALLS_A_MINUTE, 60);
    throw new ProblemError('not_found');
  }
  await limits.spend(`kiosk:${secretHash(secret).toString('base64url')}`, CALLS_A_MINUTE, 60);
  return found.project_id;
}

async function listKioskPeople(call: Call<typeof kiosk.listKioskPeople>) {
  const projectId = await openDoor(call, call.body.secret);
  return call.deps.database.inProject(projectId, async (tx) => {
    const { name, time_zone } = await findProject(tx);
    const now = call.deps.now();
    return { project: name, time_zone, people: await readPeople(tx, now, localOf(time_zone, now).date) };
  });
}

type Person = kiosk.KioskPerson;
type Row = Omit<Person, 'state' | 'forgotten_since' | 'proposed_end'> & {
  started_at: string | null;
  break_started_at: string | null;
};

async function readPeople(tx: Tx, now: number, today: string): Promise<Person[]> {
  const open = await openReceipts(tx, { employeeId: null, now: new Date(now).toISOString() });
  const asked = open.map(({ employee_id }) => employee_id);
  const { rows } = await sql<Row>`
    select employee.id, name, started_at, pin_hash is not null as has_pin, employee.id = any(${asked}::text[]) as has_receipt,
      break_started_at
    from employee
    left join time_entry entry on entry.project_id = employee.project_id and entry.employee_id = employee.id and state = 'open'
    left join clock_pin on clock_pin.project_id = employee.project_id and clock_pin.employee_id = employee.id
    where employee.project_id = ${tx.projectId} and (entry.id is not null or ${isHere(today)}) order by ${byName(tx, 'name')}, employee.id`.execute(
    tx,
  );
  const people: Person[] = [];
  for (const { started_at, break_started_at, ...person } of rows) {
    const entry = started_at === null ? null : { started_at, break_started_at };
    const forgotten_since = entry && isForgotten(entry, now) ? started_at : null;
    const proposed_end = forgotten_since === null ? null : await readProposedEnd(tx, person.id, now);
    people.push({ ...person, state: clockStateOf(entry, now), forgotten_since, proposed_end });
  }
  return people;
}

const takers = { in: beginWork, break_start: beginBreak, break_end: endBreak };

async function tapOnKiosk(call: Call<typeof kiosk.tapOnKiosk>) {
  const { secret, employee_id: employeeId, pin, kind, tap: id, ended_at, tapped_at, sent_at } = call.body;
  const projectId = await openDoor(call, secret);
  const now = call.deps.now();
  await checkPin(call, { projectId, employeeId, pin, secret });
  return call.deps.database.inProject(projectId, async (tx) => {
    const { time_zone } = await refuseUnpaid(tx);
    const moment = (text: string | undefined) => (text === undefined ? null : readInstant(time_zone, text));
    const times = { tappedAt: moment(tapped_at), sentAt: moment(sent_at), note: null, now };
    const tap: Tap = { projectId, employeeId, source: 'kiosk', eventId: id?.toLowerCase() ?? null, ...times };
    if (kind === 'out')
      await endWork(tx, tap, typeof ended_at === 'string' ? readInstant(time_zone, ended_at) : ended_at);
    else await takers[kind](tx, tap);
    return readTimeClock(tx, { employeeId, now, timeZone: time_zone });
  });
}

/** Everything published that asks the person, by one press after the PIN. */
async function confirmOnKiosk(call: Call<typeof receipts.confirmOnKiosk>) {
  const { secret, employee_id: employeeId, pin } = call.body;
  const projectId = await openDoor(call, secret);
  const now = call.deps.now();
  await checkPin(call, { projectId, employeeId, pin, secret });
  return call.deps.database.inProject(projectId, async (tx) => {
    await refuseUnpaid(tx);
    const open = await openReceipts(tx, { employeeId, now: new Date(now).toISOString() });
    for (const { id } of open) await confirm(tx, { id, by: 'kiosk', now });
    return open.map(presentReceipt);
  });
}

/** The announcements that the person has not confirmed. */
async function listAnnouncementsOnKiosk(call: Call<typeof announcements.listOnKiosk>) {
  const { secret, employee_id: employeeId, pin } = call.body;
  const projectId = await openDoor(call, secret);
  await checkPin(call, { projectId, employeeId, pin, secret });
  return call.deps.database.inProject(projectId, async (tx) => {
    const own = await readOwn(tx, { employeeId, now: call.deps.now() });
    return own.filter(({ confirmed_at }) => confirmed_at === null);
  });
}

async function confirmAnnouncementOnKiosk(call: Call<typeof announcements.confirmOnKiosk>) {
  const { secret, employee_id: employeeId, pin, announcement, version } = call.body;
  const projectId = await openDoor(call, secret);
  const now = call.deps.now();
  await checkPin(call, { projectId, employeeId, pin, secret });
  return call.deps.database.inProject(projectId, async (tx) => {
    await refuseUnpaid(tx);
    return confirmAs(tx, { id: announcement.toLowerCase(), employeeId, by: 'kiosk', version, now });
  });
}

/** The day of the shift in progress or of the nearest one within half a day; null: there is none. */
async function listTasksOnKiosk(call: Call<typeof tasks.listOnKiosk>) {
  const { secret, employee_id: employeeId, pin } = call.body;
  const projectId = await openDoor(call, secret);
  const now = new Date(call.deps.now()).toISOString();
  await checkPin(call, { projectId, employeeId, pin, secret });
  return call.deps.database.inProject(projectId, async (tx) => {
    const { rows } = await sql<{ date: string }>`
      select date from shift where project_id = ${projectId} and employee_id = ${employeeId} and status = 'published'
        and starts_at < ${now}::timestamptz + interval '12 hours' and ends_at > ${now}::timestamptz - interval '12 hours'
      order by greatest(starts_at - ${now}::timestamptz, ${now}::timestamptz - ends_at, interval '0') limit 1`.execute(
      tx,
    );
    const date = rows[0]?.date;
    if (date === undefined) return null;
    const { accountId } = await authorAt(tx, employeeId);
    const [day = null] = await readTaskDays(tx, { start: date, end: date }, { employeeId, accountId });
    return day;
  });
}

async function completeTaskOnKiosk(call: Call<typeof tasks.completeOnKiosk>) {
  const { secret, employee_id: employeeId, pin, ...task } = call.body;
  const projectId = await openDoor(call, secret);
  const now = call.deps.now();
  await checkPin(call, { projectId, employeeId, pin, secret });
  return call.deps.database.inProject(projectId, async (tx) => {
    await refuseUnpaid(tx);
    const by = { employeeId, actor: employeeId, ...(await authorAt(tx, employeeId)) };
    return completeTaskAs(tx, by, task, now);
  });
}

/** Without a login they have no account. */
function authorAt(tx: Tx, employeeId: string): Promise<{ author: string; accountId: string | null }> {
  return tx
    .selectFrom('employee')
    .leftJoin('account', (join) =>
      join.onRef('account.project_id', '=', 'employee.project_id').onRef('account.employee_id', '=', 'employee.id'),
    )
    .select(['employee.name as author', 'account.id as accountId'])
    .where('employee.id', '=', employeeId)
    .executeTakeFirstOrThrow();
}

/** A tablet has no session for the guard to check. @throws `project_pending`, `project_ending`, `project_ended` */
async function refuseUnpaid(tx: Tx): Promise<{ time_zone: string }> {
  const { time_zone, billing } = await tx
    .selectFrom('project')
    .select(['time_zone', 'billing'])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  if (billing !== 'active') throw new ProblemError(`project_${billing}`);
  return { time_zone };
}

/**
 * What a kiosk can do: see who is clocked in, and with a PIN clock events, confirmations, announcements, notes and
 * tasks.
 */
export const kioskDoor: Route[] = [
  route(kiosk.listKioskPeople, listKioskPeople),
  route(kiosk.tapOnKiosk, tapOnKiosk),
  route(receipts.confirmOnKiosk, confirmOnKiosk),
  route(announcements.listOnKiosk, listAnnouncementsOnKiosk),
  route(announcements.confirmOnKiosk, confirmAnnouncementOnKiosk),
  route(tasks.listOnKiosk, listTasksOnKiosk),
  route(tasks.completeOnKiosk, completeTaskOnKiosk),
];
