import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isPublished } from '../shifts/index.ts';

/** A receipt that is not confirmed, and the version that it is about. */
export interface OpenReceipt {
  id: string;
  employee_id: string;
  employee_name: string;
  year: number;
  month: number;
  version: number;
  published_at: string;
  asked_at: string;
  reminded_at: string | null;
  has_login: boolean;
}

/**
 * Of months that are not over and still published: the newest version that asks each person, where it is not confirmed.
 * An older one is not asked about any more. By month and name.
 * @param employeeId one person; null: everyone
 * @param now an instant
 */
export async function openReceipts(
  tx: Tx,
  { employeeId, now }: { employeeId: string | null; now: string },
): Promise<OpenReceipt[]> {
  const { rows } = await sql<OpenReceipt>`
    with newest as (
      select distinct on (year, month, employee_id) receipt.id, employee_id, coalesce(employee.name, employee_name) as employee_name,
        year, month, archive.version, published_at, asked_at, reminded_at, confirmed_at,
        exists (
          select from account where account.project_id = receipt.project_id and account.employee_id = receipt.employee_id
        ) as has_login
      from receipt
      join archive on archive.project_id = receipt.project_id and archive.id = receipt.archive_id
      join employee on employee.project_id = receipt.project_id and employee.id = receipt.employee_id
      where receipt.project_id = ${tx.projectId} and (${employeeId}::text is null or receipt.employee_id = ${employeeId})
        and (make_date(year, month, 1) + interval '1 month')::date > (
          select local_time(${now}, time_zone)::date from project where id = ${tx.projectId}
        )
      order by year, month, employee_id, archive.version desc
    )
    select id, employee_id, employee_name, year, month, version, published_at, asked_at, reminded_at, has_login from newest
    where confirmed_at is null and ${isPublished(sql`${tx.projectId}::uuid`, sql`make_date(year, month, 1)`)}
    order by year, month, ${byName(tx, 'employee_name')}, employee_id`.execute(tx);
  return rows;
}
