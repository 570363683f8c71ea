import { timeClock } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { member, route, type Call, type Route } from '../../../platform/http/route.ts';
import { readInstant } from '../../../platform/time/zone.ts';
import { findProject } from '../../access/projects/index.ts';
import { beginBreak, endBreak } from './break-taps.ts';
import { beginWork, endWork } from './work-taps.ts';
import { readRunning, readTimeClock } from './read-time-clock.ts';
import type { Tap } from './take-tap.ts';

/** Reads the caller's clock. */
const reading =
  <T>(read: (tx: Tx, whose: Parameters<typeof readTimeClock>[1]) => Promise<T>) =>
  (call: Call) => {
    const caller = member(call);
    const { projectId, timeZone } = caller;
    const whose = { employeeId: employeeOf(caller), now: call.deps.now(), timeZone };
    return call.deps.database.readInProject(projectId, (tx) => read(tx, whose));
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

interface Body {
  note?: string | null | undefined;
  tap?: string | undefined;
  tapped_at?: string | undefined;
  sent_at?: string | undefined;
}

/** An employee's own clock event. @param zone for times without an offset */
function tapOf(call: Call, body: Body, zone: string): Tap {
  const caller = member(call);
  const moment = (text: string | undefined) => (text === undefined ? null : readInstant(zone, text));
  return {
    projectId: caller.projectId,
    employeeId: employeeOf(caller),
    source: 'app',
    eventId: body.tap?.toLowerCase() ?? null,
    tappedAt: moment(body.tapped_at),
    sentAt: moment(body.sent_at),
    note: body.note || null,
    now: call.deps.now(),
  };
}
