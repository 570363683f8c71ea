import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { quietUntil } from './delivery/quiet-until.ts';

/** Whether a message reaches an employee now. */
export interface Reach {
  /** When their quiet hours end, in milliseconds since 1970; null: they are outside them. */
  quietUntil: number | null;
}

/** The reach of employees by ID; those without a login have none, because nothing reaches them. */
export async function reachOf(tx: Tx, employees: readonly string[], now: number): Promise<Map<string, Reach>> {
  const { rows } = await sql<{ employee_id: string; zone: string; from: string | null; until: string | null }>`
    select account.employee_id, project.time_zone as zone, settings.quiet_from as "from", settings.quiet_until as until
    from account join project on project.id = account.project_id
    left join notification_settings as settings on settings.account_id = account.id
    where account.project_id = ${tx.projectId} and account.employee_id = any(${employees}::text[])`.execute(tx);
  return new Map(
    rows.map(({ employee_id, zone, from, until }) => [
      employee_id,
      { quietUntil: from === null || until === null ? null : quietUntil({ from, until }, zone, now) },
    ]),
  );
}
