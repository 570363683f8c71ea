import type { employees } from '@pamaina/contract';
import { identityKey } from '../../platform/auth/identity-key.ts';
import { member, type Call } from '../../platform/http/route.ts';

/** The answer reveals IDs of other tenants, so calls are limited (threats, 14); calls of others do not count. */
const MOST = 30;
const WINDOW_SECONDS = 60;

/** Whether an ID is free in the whole system. @throws `too_many_requests` */
export async function checkEmployeeId(call: Call<typeof employees.checkEmployeeId>) {
  const { database, limits } = call.deps;
  await limits.take(`check-id:${member(call).accountId}`, MOST, WINDOW_SECONDS);
  const { id } = call.params;
  const taken = await database.direct
    .selectFrom('identity')
    .select('key')
    .where('key', '=', identityKey(id))
    .executeTakeFirst();
  return { id, available: taken === undefined };
}
