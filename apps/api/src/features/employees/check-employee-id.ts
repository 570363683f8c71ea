import type { employees } from '@pamaina/contract';
import { identityKey } from '../../platform/auth/identity-key.ts';
import { member, type Call } from '../../platform/http/route.ts';

/** The answer tells of every tenant's people, so nobody may ask it often (threats, 14); what others ask keeps nobody from asking. */
const MOST = 30;
const WINDOW_SECONDS = 60;

/** Is this ID free in the whole system? @throws `too_many_requests` */
export async function checkEmployeeId(call: Call<typeof employees.checkEmployeeId>) {
  const { database, limits } = call.deps;
  limits.take(`check-id:${member(call).accountId}`, MOST, WINDOW_SECONDS);
  const { id } = call.params;
  const taken = await database.direct
    .selectFrom('identity')
    .select('key')
    .where('key', '=', identityKey(id))
    .executeTakeFirst();
  return { id, available: taken === undefined };
}
