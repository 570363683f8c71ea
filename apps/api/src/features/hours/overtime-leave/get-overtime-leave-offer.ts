import type { overtimeLeave, ReplyOf } from '@pamaina/contract';
import { leaveMinutesOf } from '@pamaina/engine';
import { sql } from 'kysely';
import { together, type Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { workDayMinutes } from '../../changes/time-off/index.ts';
import { readOffered } from '../timesheets/index.ts';
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
  const [person, parts] = await together(tx, () => [
    readPerson(tx, employeeId, range.start),
    readOffered(tx, { ...range, employeeId, now: call.now }),
  ]);
  if (!person) throw new ProblemError('not_found');
  const minutes = leaveMinutesOf(parts);
  const state = person.is_asked ? 'asked' : person.is_locked ? 'locked' : minutes === 0 ? 'none' : 'free';
  return { parts, leave_minutes: minutes, leave_days: Math.round((minutes / person.day) * 100) / 100, state };
}

/** Their working day in minutes, and whether the month has been asked for or locked. @param month its first day */
const readPerson = (tx: Tx, employeeId: string, month: string) =>
  tx
    .selectFrom('employee')
    .select(sql<number>`${workDayMinutes}::float8`.as('day'))
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('overtime_leave')
            .where('employee_id', '=', employeeId)
            .where('month', '=', month)
            .where('status', 'in', ['pending', 'approved']),
        )
        .as('is_asked'),
      row
        .exists(row.selectFrom('timesheet_month').where('month', '=', month).where('locked_at', 'is not', null))
        .as('is_locked'),
    ])
    .where('id', '=', employeeId)
    .executeTakeFirst();
