import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { preferencesWith, type Preferences } from './preferences.ts';

/** A user with a login, with the fields that notifications need. */
export interface Receiver {
  accountId: string;
  /** For an employee. */
  employeeId: string | null;
  preferences: Preferences;
  digest: 'soon' | 'daily';
  hasEmail: boolean;
  hasPush: boolean;
}

/**
 * Everyone in the project who can be notified: managers, and employees with a login. A demo has no email addresses:
 * anyone could write to strangers from there.
 */
export async function findReceivers(tx: Tx): Promise<Receiver[]> {
  const { rows } = await sql<{
    account_id: string;
    employee_id: string | null;
    preferences: Partial<Preferences> | null;
    digest: 'soon' | 'daily' | null;
    has_email: boolean;
    has_push: boolean;
  }>`
    select account.id as account_id, account.employee_id, settings.preferences, settings.digest,
      coalesce(nullif(employee.email, ''), nullif(account.email, '')) is not null and not demo.is_demo as has_email,
      exists (select from push_subscription where push_subscription.account_id = account.id) as has_push
    from account
    left join employee on employee.project_id = account.project_id and employee.id = account.employee_id
    cross join (
      select exists (
        select from project_manager join account on account.id = project_manager.account_id
        where project_manager.project_id = ${tx.projectId} and account.is_demo
      ) as is_demo
    ) as demo
    left join notification_settings as settings on settings.account_id = account.id
    where account.project_id = ${tx.projectId}
      or account.id in (select project_manager.account_id from project_manager where project_manager.project_id = ${tx.projectId})`.execute(
    tx,
  );
  return rows.map((row) => ({
    accountId: row.account_id,
    employeeId: row.employee_id,
    preferences: preferencesWith(row.preferences ?? {}),
    digest: row.digest ?? 'soon',
    hasEmail: row.has_email,
    hasPush: row.has_push,
  }));
}
