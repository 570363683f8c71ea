import type { overtimeLeave, ReplyOf } from '@pamaina/contract';
import { leaveMinutesOf } from '@pamaina/engine';
import { sql } from 'kysely';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { workDayMinutes } from '../time-off/index.ts';
import { readConvertible } from '../timesheets/index.ts';
import { personOfLeave } from './overtime-leave-query.ts';

type Offer = ReplyOf<typeof overtimeLeave.getOvertimeLeaveOffer>;

/** What could be asked for, and why it can't be. @throws `not_found` for nobody of this project */
export async function getOvertimeLeaveOffer(
  call: ProjectCall<typeof overtimeLeave.getOvertimeLeaveOffer>,
): Promise<Offer> {
  const caller = call.caller;
  const { year, month } = call.query;
  const employeeId = personOfLeave(caller, call.query.employee_id);
  const range = monthRange(year, month);
  const { tx } = call;
  const person = await tx
    .selectFrom('employee')
    .select(sql<number>`${workDayMinutes}::float8`.as('day'))
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('overtime_leave')
            .where('employee_id', '=', employeeId)
            .where('month', '=', range.start)
            .where('status', 'in', ['pending', 'approved']),
        )
        .as('is_asked'),
      row
        .exists(row.selectFrom('timesheet_month').where('month', '=', range.start).where('locked_at', 'is not', null))
        .as('is_locked'),
    ])
    .where('id', '=', employeeId)
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_found');
  const parts = await readConvertible(tx, { ...range, employeeId, now: call.now });
  const minutes = leaveMinutesOf(parts);
  const state = person.is_asked ? 'asked' : person.is_locked ? 'locked' : minutes === 0 ? 'none' : 'free';
  return { parts, leave_minutes: minutes, leave_days: Math.round((minutes / person.day) * 100) / 100, state };
}
