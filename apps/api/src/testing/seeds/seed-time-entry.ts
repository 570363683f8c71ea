import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';

/**
 * A row in every time-clock table: an entry with its clock event, its previous version, its month, a kiosk and a PIN.
 */
export async function seedTimeEntry(tx: Tx, employee_id: string): Promise<void> {
  const [id, started_at] = [randomUUIDv7(), '2030-06-01T05:00:00Z'];
  const times = { state: 'closed' as const, started_at, ended_at: '2030-06-01T13:00:00Z' };
  await tx
    .insertInto('time_entry')
    .values({ id, employee_id, date: '2030-06-01', ...times, source: 'app' })
    .execute();
  const tap = { kind: 'in' as const, source: 'app' as const, device_at: null };
  await tx
    .insertInto('clock_event')
    .values({
      id: randomUUIDv7(),
      entry_id: id,
      ...tap,
      received_at: started_at,
      happened_at: started_at,
    })
    .execute();
  const past = { break_minutes: 0, is_additional: false, reason: 'Bus', changed_by: 'manager' };
  await tx
    .insertInto('time_entry_version')
    .values({ entry_id: id, version: 1, ...times, ...past })
    .execute();
  await tx.insertInto('timesheet_month').values({ month: '2030-06-01' }).execute();
  await tx
    .insertInto('kiosk')
    .values({ id: randomUUIDv7(), name: 'Counter', secret_hash: randomBytes(32) })
    .execute();
  await tx.insertInto('clock_pin').values({ employee_id, pin_hash: 'none' }).execute();
}
