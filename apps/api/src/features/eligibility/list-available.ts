import type { unavailability } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { candidatesOn } from './candidates-on.ts';

/** Who could work a template in a role on a day, best first, and the reasons of the others. */
export function listAvailable(call: Call<typeof unavailability.listAvailable>) {
  const { projectId } = member(call);
  return candidatesOn(call, projectId, call.query);
}
