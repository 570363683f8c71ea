import { member, type Call } from '../../platform/http/route.ts';

/** A file of a few hundred people may meet as many, and is tried before it is written, perhaps twice. */
const MOST = 2000;
const WINDOW_SECONDS = 60 * 60;

/**
 * Charges the caller's account for IDs of other projects that it ran into: each answer tells of somebody else's people (threats, 14).
 * `count` 0 asks whether any is left, before anything is looked up: or a refusal would itself tell that an ID is taken.
 * @throws `too_many_requests`
 */
export function meetForeignIds(call: Call, count: number): void {
  call.deps.limits.take(`foreign-ids:${member(call).accountId}`, MOST, WINDOW_SECONDS, count);
}
