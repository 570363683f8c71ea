import { notifications, clockTimeOf } from '@pamaina/contract';
import { sql } from 'kysely';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import type { OutsideTx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readPreferences } from './due-at.ts';

/**
 * Changes the given preferences of the caller, in one statement: of two concurrent calls each keeps its own changes.
 */
export function updatePreferences(
  call: Call<typeof notifications.updatePreferences>,
): Promise<notifications.Preferences> {
  const caller = signedIn(call);
  const { preferences = {}, quiet_hours, digest } = call.body;
  const { from = null, until = null } = quiet_hours ?? {};
  const { database } = call.deps;
  const write = database.outside((tx) =>
    sql`insert into notification_settings as kept (account_id, preferences, quiet_from, quiet_until, digest)
      values (${caller.accountId}, ${JSON.stringify(preferences)}, ${from}, ${until}, ${digest ?? 'soon'})
      on conflict (account_id) do update set
        preferences = kept.preferences || excluded.preferences,
        quiet_from = case when ${quiet_hours === undefined} then kept.quiet_from else excluded.quiet_from end,
        quiet_until = case when ${quiet_hours === undefined} then kept.quiet_until else excluded.quiet_until end,
        digest = case when ${digest === undefined} then kept.digest else excluded.digest end`.execute(tx),
  );
  return write.then(() =>
    caller.projectId === null
      ? database.outside((tx) => preferencesOf(tx, caller))
      : database.inProject(caller.projectId, (tx) => preferencesOf(tx, caller)),
  );
}

/** How notifications reach the caller. */
export function getPreferences(call: Call<typeof notifications.getPreferences>): Promise<notifications.Preferences> {
  const caller = signedIn(call);
  const { database } = call.deps;
  return caller.projectId === null
    ? database.outside((tx) => preferencesOf(tx, caller))
    : database.inProject(caller.projectId, (tx) => preferencesOf(tx, caller));
}

/** As the settings page shows it; defaults where the caller has not chosen. */
async function preferencesOf(tx: OutsideTx, { accountId, role }: Caller): Promise<notifications.Preferences> {
  const { rows } = await sql<{
    preferences: unknown;
    quiet_from: string | null;
    quiet_until: string | null;
    digest: 'soon' | 'daily' | null;
    email: string | null;
  }>`
    select settings.preferences, settings.quiet_from, settings.quiet_until, settings.digest,
      coalesce(nullif(employee.email, ''), nullif(account.email, '')) as email
    from account
    left join employee on employee.project_id = account.project_id and employee.id = account.employee_id
    left join notification_settings as settings on settings.account_id = account.id
    where account.id = ${accountId}`.execute(tx);
  const [row] = rows;
  const kinds = notifications.kindsFor(role);
  const all = readPreferences(row?.preferences);
  return {
    preferences: Object.fromEntries(kinds.map((kind) => [kind, all[kind]])),
    quiet_hours: row === undefined ? null : quietHours(row),
    digest: row?.digest ?? 'soon',
    email: row?.email ?? null,
  };
}

function quietHours({ quiet_from, quiet_until }: Record<'quiet_from' | 'quiet_until', string | null>) {
  if (quiet_from === null || quiet_until === null) return null;
  // The database writes seconds.
  const [from, until] = [clockTimeOf(quiet_from), clockTimeOf(quiet_until)];
  return { from, until };
}
