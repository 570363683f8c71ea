import { timeClock } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, route, type Call, type Route } from '../../platform/http/route.ts';
import { readInstant } from '../../platform/time/zone.ts';
import { findProject } from '../projects/index.ts';
import { beginBreak } from './begin-break.ts';
import { beginWork } from './begin-work.ts';
import { endBreak } from './end-break.ts';
import { endWork } from './end-work.ts';
import { readRunning, readTimeClock } from './read-time-clock.ts';
import type { Tap } from './take-tap.ts';
import { tapOf } from './tap-of.ts';

/** Reads the caller's clock. */
const reading =
  <T>(read: (tx: Tx, whose: Parameters<typeof readTimeClock>[1]) => Promise<T>) =>
  (call: Call) => {
    const caller = member(call);
    const whose = { projectId: caller.projectId, employeeId: employeeOf(caller), now: call.deps.now() };
    return call.deps.database.inProject(caller.projectId, (tx) => read(tx, whose));
  };

/** Stores a clock event and returns the state afterwards, in one transaction. */
function tapping<B extends Parameters<typeof tapOf>[1]>(
  take: (tx: Tx, tap: Tap, body: B, zone: string) => Promise<void>,
) {
  return (call: Call & { body: B }) => {
    const { projectId } = member(call);
    return call.deps.database.inProject(projectId, async (tx) => {
      const { time_zone } = await findProject(tx);
      const tap = tapOf(call, call.body, time_zone);
      await take(tx, tap, call.body, time_zone);
      return readRunning(tx, tap);
    });
  };
}

type Out = Call<typeof timeClock.clockOut>['body'];

export const ownClock: Route[] = [
  route(timeClock.getTimeClock, reading(readRunning)),
  route(timeClock.getClockDay, reading(readTimeClock)),
  route(timeClock.clockIn, tapping(beginWork)),
  route(
    timeClock.clockOut,
    tapping((tx, tap, { ended_at }: Out, zone) =>
      endWork(tx, tap, typeof ended_at === 'string' ? readInstant(zone, ended_at) : ended_at),
    ),
  ),
  route(timeClock.startBreak, tapping(beginBreak)),
  route(timeClock.endBreak, tapping(endBreak)),
];
