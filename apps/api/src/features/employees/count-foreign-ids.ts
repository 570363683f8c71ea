import { member, type Call } from '../../platform/http/route.ts';

/** A file of a few hundred employees may hit as many, and is checked before it is written, perhaps twice. */
const MOST = 2000;
const WINDOW_SECONDS = 60 * 60;

/**
 * Charges the caller's account for IDs of other projects that it ran into: each answer reveals other projects'
 * employees (threats, 14). `count` 0 checks whether any are left before the lookup: otherwise the error itself would
 * reveal that an ID is taken.
 * @throws `too_many_requests`
 */
export async function countForeignIds(call: Call, count: number): Promise<void> {
  await call.deps.limits.take(`foreign-ids:${member(call).accountId}`, MOST, WINDOW_SECONDS, count);
}
