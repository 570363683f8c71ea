import { clockTimeOf } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { recordActivities } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import { rankCandidates } from '../../plan/eligibility/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, localOf } from '../../../platform/time/zone.ts';
import { currentInstant, currentTime } from '../../../platform/time/clock.ts';
import { DEMO_LANGUAGE } from './cafe.ts';
import { word } from './placeholders.ts';

/** The status of each offer, and the reason for it. */
const OFFERS = [
  { status: 'employee_accepted', note: word('demo.doctor') },
  { status: 'pending', note: word('demo.concert') },
] as const;
/** Offers are made some days before the shift, or at the end of the published month as long before it as there is. */
const DAYS_AHEAD = 2;

/** Offered shifts: one that a colleague has accepted, one open to every colleague. None if no shift is to come. */
export async function seedSwaps(tx: Tx, { time_zone }: ProjectRow): Promise<void> {
  const usual = addDays(localOf(time_zone, currentTime()).date, DAYS_AHEAD);
  const coming = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'template', 'role', 'employee_id'])
    .where('status', '=', 'published')
    .where('starts_at', '>', currentInstant())
    .where('employee_id', 'is not', null)
    .orderBy('starts_at')
    .execute();
  const shifts = [
    ...coming.filter(({ date }) => date >= usual),
    ...coming.filter(({ date }) => date < usual).reverse(),
  ];
  const names = await namesOf(tx);
  const left = [...OFFERS];
  const givers = new Set<string>();
  for (const { id: shift_id, employee_id, ...shift } of shifts) {
    const [offer] = left;
    if (offer === undefined) return;
    if (employee_id === null || givers.has(employee_id)) continue;
    const judged = await rankCandidates(tx, { id: shift_id, date: shift.date, language: DEMO_LANGUAGE });
    const taker = judged.find(({ broken }) => broken.length === 0);
    if (taker === undefined) continue;
    const [id, offered_by_name] = [randomUUIDv7(), names.get(employee_id) ?? employee_id];
    const giver = { offered_by: employee_id, offered_by_name, target: null, target_name: null };
    const accepted = offer.status === 'pending' ? {} : { accepted_by: taker.employee_id, accepted_by_name: taker.name };
    await tx
      .insertInto('swap_offer')
      .values({ id, shift_id, ...shift, ...giver, ...accepted, ...offer })
      .execute();
    const { date, role } = shift;
    await recordActivities(tx, [
      { action_type: 'swap.offered', actor: employee_id, details: { id, date, role, offered_by: offered_by_name } },
    ]);
    const times = { start: clockTimeOf(shift.start_time), end: clockTimeOf(shift.end_time) };
    const facts = { date, role, ...times, name: offered_by_name };
    const waiting = { ...facts, from: offered_by_name, name: taker.name };
    await notify(tx, [
      offer.status === 'pending'
        ? { kind: 'swap_offered', variant: 'anyone', subject: id, to: { employees: [taker.employee_id] }, facts }
        : { kind: 'swap_waiting', variant: 'asked', subject: id, to: 'managers', facts: waiting },
    ]);
    givers.add(employee_id);
    left.shift();
  }
}
