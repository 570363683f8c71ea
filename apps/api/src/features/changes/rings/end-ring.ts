import type { rings } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify, type Notice } from '../../messages/notifications/index.ts';
import type { PersonRow, RingRow } from './ring-rows.ts';

type Status = Exclude<rings.Ring['status'], 'pending'>;

export interface Ending {
  status: Status;
  reason?: NonNullable<rings.Ring['reason']>;
  /** The user who acts, or whose change ends it. */
  actor: string;
  /** An instant. */
  now: string;
  /** Whose doing it is, if they are in it: they know. */
  by?: string | null;
}

/** Writes how a locked ring ends, with the history and the notices. @returns the ring as it is now */
export async function endRing(tx: Tx, ring: RingRow, ending: Ending): Promise<RingRow> {
  const { status, reason = null, actor, now, by = null } = ending;
  await tx.updateTable('ring').set({ status, reason, ended_at: now }).where('id', '=', ring.id).execute();
  await recordRing(tx, ring, { event: status, actor });
  const isDone = status === 'done';
  const variant = isDone ? 'ring_done' : 'ring_ended';
  const [first] = ring.people.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const toManagers: Notice[] =
    status === 'withdrawn' || first === undefined
      ? []
      : [
          {
            kind: 'swap_waiting',
            variant: isDone ? 'ring' : 'no_ring',
            subject: ring.id,
            to: 'managers',
            facts: { date: first.date },
          },
        ];
  await notify(tx, [
    ...factsOf(ring, by).map((each): Notice => ({ kind: 'swap_answered', variant, subject: ring.id, ...each })),
    ...toManagers,
  ]);
  return { ...ring, status, reason };
}

/** A line of the history about a ring. */
export async function recordRing(
  tx: Tx,
  { id, people }: RingRow,
  { event, actor }: { event: string; actor: string },
): Promise<void> {
  const dates = people.map(({ date }) => date).sort();
  const names = people.map(({ name }) => name);
  await recordActivity(tx, {
    action_type: `ring.${event}`,
    actor,
    details: { id, date: dates[0] ?? null, employees: names },
  });
}

/** What each gets (`date`) and gives (`back_date`), of everyone but one. */
export function factsOf({ people }: Pick<RingRow, 'people'>, except: string | null = null) {
  return people.flatMap((person, i) => {
    const gets = people.at(i - 1);
    if (person.employee_id === null || person.employee_id === except || gets === undefined) return [];
    return [{ to: { employees: [person.employee_id] }, facts: exchangedOf(person, gets) }];
  });
}

const exchangedOf = (gives: PersonRow, gets: PersonRow) => ({
  date: gets.date,
  role: gets.role,
  start: gets.start_time,
  end: gets.end_time,
  back_date: gives.date,
  back_role: gives.role,
  back_start: gives.start_time,
  back_end: gives.end_time,
});
