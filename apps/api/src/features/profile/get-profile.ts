import type { profile } from '@pamaina/contract';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { inOwn } from './in-own.ts';
import { readProfile } from './read-profile.ts';

export async function getProfile(call: Call<typeof profile.getProfile>) {
  const caller = signedIn(call);
  return inOwn(call.deps.database, caller, (tx) => readProfile(tx, caller));
}
