import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';

/** An employee who is asked to take a shift. */
export async function seedAsk(tx: Tx, employee_id: string): Promise<void> {
  const id = randomUUIDv7();
  const times = { date: '2030-06-02', start_time: '08:00', end_time: '16:00' };
  const instants = { starts_at: '2030-06-02T05:00:00Z', ends_at: '2030-06-02T13:00:00Z' };
  const manner = { way: 'in_order', minutes: 30, needs_approval: false, created_by: 'manager' } as const;
  await tx
    .insertInto('ask')
    .values({ id, ...times, ...instants, role: 'cook', ...manner })
    .execute();
  await tx
    .insertInto('ask_person')
    .values({ id: randomUUIDv7(), ask_id: id, employee_id, place: 0, status: 'asked' })
    .execute();
}

/** An employee who is asked to be in a ring of swaps. */
export async function seedRing(tx: Tx, employee_id: string): Promise<void> {
  const id = randomUUIDv7();
  const times = { date: '2030-06-03', start_time: '08:00', end_time: '16:00', role: 'cook' };
  const instants = { starts_at: '2030-06-03T05:00:00Z', ends_at: '2030-06-03T13:00:00Z' };
  await tx.insertInto('ring').values({ id, created_by: 'manager' }).execute();
  const person = { ring_id: id, place: 0, employee_id, employee_name: 'Ona' };
  await tx
    .insertInto('ring_person')
    .values({ ...person, ...times, ...instants })
    .execute();
}
