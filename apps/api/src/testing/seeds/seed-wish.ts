import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';

/** A preference for a shift of a template. */
export async function seedWish(tx: Tx, employee_id: string, template: string): Promise<void> {
  await tx
    .insertInto('wish')
    .values({ id: randomUUIDv7(), employee_id, date: '2030-01-01', kind: 'on', template })
    .execute();
}
