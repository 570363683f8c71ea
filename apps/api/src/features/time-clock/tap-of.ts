import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { readInstant } from '../../platform/time/zone.ts';
import type { Tap } from './take-tap.ts';

interface Body {
  note?: string | null | undefined;
  tap?: string | undefined;
  tapped_at?: string | undefined;
  sent_at?: string | undefined;
}

/** An employee's own clock event. @param zone for times without an offset */
export function tapOf(call: Call, body: Body, zone: string): Tap {
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
