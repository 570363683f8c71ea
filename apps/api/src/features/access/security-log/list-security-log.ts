import type { securityLog } from '@pamaina/contract';
import { sql } from 'kysely';
import { together } from '../../../platform/database/database.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { withNames } from '../activity/index.ts';

/** The security log of the accounts that are in the project now: its managers, and its employees with a login. */
export async function listSecurityLog({ tx, query }: ProjectCall<typeof securityLog.listSecurityLog>) {
  const { page, page_size } = query;
  const log = sql`security_event
    join account on account.id = security_event.account_id
    left join employee on employee.project_id = account.project_id and employee.id = account.employee_id
    where account.project_id = ${tx.projectId} or exists (
      select from project_member where project_member.project_id = ${tx.projectId}
        and project_member.account_id = account.id
    )`;
  const [{ rows: items }, { rows }] = await together(tx, () => [
    sql<Omit<securityLog.SecurityEvent, 'by_name'>>`
    select security_event.id, security_event.at, security_event.kind, account.username,
      coalesce(employee.name, nullif(concat_ws(' ', account.first_name, account.last_name), '')) as name,
      coalesce(security_event.facts ->> 'device', '') as device, security_event.facts ->> 'by' as by
    from ${log} order by security_event.at desc, security_event.id desc
    limit ${page_size} offset ${(page - 1) * page_size}`.execute(tx),
    sql<{ total: number }>`select count(*)::int as total from ${log}`.execute(tx),
  ]);
  return { items: await withNames(tx, items, ['by', 'at']), total: rows[0]?.total ?? 0 };
}
