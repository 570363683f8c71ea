import type { notifications } from '@pamaina/contract';
import { sql } from 'kysely';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { preferencesOf } from './get-preferences.ts';

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
