import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { countedPaging, date, dayOrInstant, lines, text, uuid, identity, year } from '../base/fields.ts';
import { BalanceTaken, leaveCode, typeOfAbsence } from './leave-types.ts';
import { Shift } from '../plan/shift.ts';
import { Unavailability } from '../business/unavailability.ts';

export { LeaveRoom, listLeaveRoom } from './leave-room.ts';

export const timeOffStatuses = ['pending', 'approved', 'rejected', 'cancelled'] as const;

/** Longer leave is agreed on paper and entered year by year. */
const LONGEST_DAYS = 366;

export const TimeOff = z.object({
  id: z.string(),
  employee_id: z.string(),
  employee_name: z.string(),
  ...typeOfAbsence,
  /** Local dates, both inclusive. */
  start_date: z.string(),
  end_date: z.string(),
  /** Instants in UTC if it is a few hours of one day; null: whole days. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Illness with an unknown end: `end_date` is the last day that is blocked so far. */
  is_open: z.boolean(),
  reason: z.string(),
  status: z.enum(timeOffStatuses),
  requested_date: z.string(),
  decision_note: z.string().nullable(),
  /** The username of the user who decided. */
  decided_by: z.string().nullable(),
  /** Only for managers: null for everybody else. */
  manager_note: z.string().nullable(),
  version: z.number(),
});
export type TimeOff = z.infer<typeof TimeOff>;

const asked = {
  /** One that employees can request. */
  type: leaveCode,
  start_date: date,
  end_date: date,
  reason: lines(500),
};

/** The end is not before the start; a single day starts and ends on the same date. */
function checkDates({ start_date, end_date }: { start_date: string; end_date: string }, context: z.RefinementCtx) {
  const days = (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000;
  if (days < 0) context.addIssue({ code: 'custom', path: ['end_date'], message: 'end_date_before_start' });
  if (days >= LONGEST_DAYS) context.addIssue({ code: 'custom', path: ['end_date'], message: 'time_off_long' });
}

const byId = z.object({ id: uuid });

export const listTimeOff = endpoint({
  method: 'GET',
  path: '/time-off',
  summary: 'Time-off requests in pages, newest first, pending ones by date: managers see all, employees their own',
  role: 'user',
  ability: 'absences.read',
  project: true,
  query: z.strictObject({
    status: z.enum(timeOffStatuses, 'choice').optional(),
    /** A part of the employee's name; case and diacritics are ignored. */
    name: text(80).optional(),
    ...countedPaging,
  }),
  counted: true,
  status: 200,
  reply: z.array(TimeOff),
  errors: [],
});

export const listPendingTimeOff = endpoint({
  method: 'GET',
  path: '/time-off/pending',
  summary: 'Pending time-off requests, by first day',
  role: 'manager',
  ability: 'absences.read',
  project: true,
  status: 200,
  reply: z.array(TimeOff),
  errors: [],
});

export const createTimeOff = endpoint({
  method: 'POST',
  path: '/time-off',
  summary: 'Request time off (employees, for themselves)',
  role: 'employee',
  project: true,
  body: z.strictObject(asked).superRefine(checkDates),
  status: 201,
  reply: TimeOff,
  errors: ['time_off_overlaps'],
});

/** Either a change requested by an employee or a manager's decision, never both. */
const change = z
  .strictObject({
    type: asked.type.optional(),
    start_date: asked.start_date.optional(),
    end_date: asked.end_date.optional(),
    reason: asked.reason.optional(),
    status: z.enum(['approved', 'rejected'], 'choice').optional(),
    decision_note: lines(500, 0).nullish(),
  })
  .superRefine(({ status, decision_note, ...edited }, context) => {
    if (status !== undefined) {
      for (const [field, value] of Object.entries(edited))
        if (value !== undefined) context.addIssue({ code: 'custom', path: [field], message: 'unknown_field' });
      return;
    }
    if (decision_note !== undefined) context.addIssue({ code: 'custom', path: ['status'], message: 'required' });
    const { start_date, end_date } = edited;
    for (const field of ['type', 'start_date', 'end_date', 'reason'] as const)
      if (edited[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'required' });
    if (start_date !== undefined && end_date !== undefined) checkDates({ start_date, end_date }, context);
  });

export const updateTimeOff = endpoint({
  method: 'PUT',
  path: '/time-off/{id}',
  summary: 'Change your own pending request (employees), or approve or reject it (managers). Takes If-Match',
  role: 'user',
  ability: 'requests.decide',
  project: true,
  params: byId,
  body: change,
  status: 200,
  reply: TimeOff.extend({
    /** For an approval: the resulting unavailability, and the shifts that became open. */
    unavailability: Unavailability.optional(),
    opened_shifts: z.array(Shift).optional(),
  }),
  errors: ['not_found', 'stale', 'time_off_decided', 'time_off_overlaps', 'generation_running'],
});

export const cancelTimeOff = endpoint({
  method: 'DELETE',
  path: '/time-off/{id}',
  summary: 'Withdraw your own pending request (employees); managers can also revoke an approval',
  role: 'user',
  ability: 'requests.decide',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'time_off_decided'],
});

export const changeAbsence = endpoint({
  method: 'PUT',
  path: '/time-off/{id}/absence',
  summary:
    'Change an approved absence: kind, days or hours, note. Shifts that it now meets become open. Takes If-Match',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  params: byId,
  /** Whole days, both inclusive, or instants of one day. An illness without an end stays open if `end` is null. */
  body: z.strictObject({
    type: leaveCode,
    start: dayOrInstant,
    end: dayOrInstant.nullable(),
    note: lines(500, 0).nullish(),
  }),
  status: 200,
  reply: TimeOff.extend({ opened_shifts: z.array(Shift) }),
  errors: ['not_found', 'stale', 'time_off_decided', 'time_off_overlaps', 'generation_running'],
});

export const endIllness = endpoint({
  method: 'PUT',
  path: '/time-off/{id}/end',
  summary: 'The last day of an illness whose end was not known: the person can be planned again from the next day on',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  params: byId,
  body: z.strictObject({ end_date: date }),
  status: 200,
  reply: TimeOff,
  errors: ['not_found', 'time_off_decided'],
});

export const TimeOffConsequence = z.object({
  /** The employee's shifts that an approval opens, each with the candidates, best first. */
  opens: z.array(z.object({ shift: Shift, takers: z.array(z.object({ employee_id: z.string(), name: z.string() })) })),
  /** Required shifts on these days that no plan could fill any more. */
  unfillable: z.number(),
  /** Colleagues with approved time off on some of these days. */
  also_away: z.array(
    z.object({ name: z.string(), start_date: z.string(), end_date: z.string(), is_open: z.boolean() }),
  ),
});
export type TimeOffConsequence = z.infer<typeof TimeOffConsequence>;

export const getConsequence = endpoint({
  method: 'GET',
  path: '/time-off/{id}/consequence',
  summary: 'How an approval would affect the schedule; nothing is changed',
  role: 'manager',
  ability: 'absences.read',
  project: true,
  params: byId,
  status: 200,
  reply: TimeOffConsequence,
  errors: ['not_found', 'time_off_decided'],
});

/** Vacation in a calendar year in working days: those of the employee's week without public holidays (DK 126). */
export const VacationBalance = z.object({
  employee_id: z.string(),
  year: z.number(),
  /** The year's entitlement with what was carried over and corrected; null: not tracked, and nothing is left of it. */
  allowed: z.number().nullable(),
  /** What of the year's entitlement is earned until today; null: all of it is there from the year's start. */
  earned: z.number().nullable(),
  /** Approved and past; approved and future; requested. */
  taken: z.number(),
  planned: z.number(),
  pending: z.number(),
  /** Overtime, holiday and rest-day hours of the year that became leave (DK 144(5)), to two decimals. */
  added: z.number(),
  /**
   * The allowed and added days less all approved ones; negative if more are approved. Of what is earned by months: what
   * can be taken today, or on the day `by`.
   */
  left: z.number().nullable(),
});
export type VacationBalance = z.infer<typeof VacationBalance>;

export const getBalance = endpoint({
  method: 'GET',
  path: '/time-off/balance',
  summary: 'Remaining vacation: employees their own, managers of a given employee',
  role: 'user',
  ability: 'absences.read',
  project: true,
  query: z.strictObject({ employee_id: identity.optional(), year: year.optional(), by: date.optional() }),
  status: 200,
  reply: VacationBalance,
  errors: ['not_found'],
});

export const getOwnConsequence = endpoint({
  method: 'GET',
  path: '/time-off/consequence',
  summary: 'What your own time off on these days would do to the schedule, before you request it; nothing is changed',
  role: 'employee',
  project: true,
  query: z.strictObject({ start_date: date, end_date: date, type: leaveCode.optional() }).superRefine(checkDates),
  dear: true,
  status: 200,
  reply: z.object({
    /** Your shifts on these days. Who could take them is for managers. */
    opens: z.array(
      Shift.pick({ date: true, start_time: true, end_time: true, role: true }).extend({ takers: z.number() }),
    ),
    /** Required shifts on these days that no plan could fill any more. */
    unfillable: z.number(),
    /** Colleagues in one of your roles who are away on some of these days. */
    colleagues_away: z.number(),
    /** Working days of these days, by which a vacation lowers the balance of their year. */
    working_days: z.number(),
    /** By year of these days; empty without a type, and for one that keeps no balance. */
    balances: z.array(BalanceTaken),
  }),
  errors: [],
});

export const AbsenceOfYear = TimeOff.pick({
  id: true,
  employee_id: true,
  type: true,
  type_name: true,
  counts_as: true,
  start_date: true,
  end_date: true,
  is_open: true,
  starts_at: true,
  ends_at: true,
  status: true,
});
export type AbsenceOfYear = z.infer<typeof AbsenceOfYear>;

export const listYear = endpoint({
  method: 'GET',
  path: '/time-off/year',
  summary: 'Who is away when in a year: approved absences and pending requests, by first day',
  role: 'manager',
  ability: 'absences.read',
  project: true,
  query: z.strictObject({ year }),
  status: 200,
  reply: z.array(AbsenceOfYear),
  errors: [],
});
