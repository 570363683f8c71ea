import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, lines, rangeOf, time, uuid } from '../base/fields.ts';
import { leaveCode } from './leave-types.ts';
import { RepairProposal } from './repair.ts';
import { Shift } from '../plan/schedule.ts';

/** Absence of one person, whether they asked for it or a manager entered it. */
export const Absence = z.object({
  id: z.string(),
  employee_id: z.string(),
  /** The code of the leave type; its name if it is one of the business. */
  type: z.string(),
  type_name: z.string().nullable(),
  /** Local dates, both inclusive; no end: an illness whose end is not known yet. */
  start: z.string(),
  end: z.string().nullable(),
  /** Of some hours of one day; null: whole days. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  status: z.enum(['pending', 'approved', 'rejected']),
  source: z.enum(['time_off', 'manager']),
  /** Only for managers: null for everybody else. */
  note: z.string().nullable(),
  version: z.number(),
});
export type Absence = z.infer<typeof Absence>;

const when = {
  type: leaveCode,
  start: date,
  end: date.nullable(),
  start_time: time.nullish(),
  end_time: time.nullish(),
  note: lines(500, 0).nullish(),
};
interface When {
  type: string;
  start: string;
  end: string | null;
  start_time?: string | null | undefined;
  end_time?: string | null | undefined;
}

function check({ type, start, end, start_time, end_time }: When, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (end === null && type !== 'sick_leave') refuse('end', 'required');
  if (end !== null && end < start) refuse('end', 'end_date_before_start');
  if (start_time == null && end_time == null) return;
  if (start_time == null) refuse('start_time', 'required');
  else if (end_time == null) refuse('end_time', 'required');
  else if (end !== start) refuse('end', 'hours_one_day');
  else if (end_time <= start_time) refuse('end_time', 'end_before_start');
}

const people = z
  .array(identity)
  .min(1, 'required')
  .max(1 + constants.othersAwayMax, 'too_many')
  .refine((ids) => new Set(ids).size === ids.length, 'repeated');

const byId = z.object({ id: uuid });

export const listAbsences = endpoint({
  method: 'GET',
  path: '/absences',
  summary: 'Absences that touch some days, by first day: employees see their own',
  role: 'user',
  ability: 'absences.read',
  project: true,
  query: rangeOf(366).safeExtend({ employee_id: identity.optional() }),
  status: 200,
  reply: z.array(Absence),
  errors: [],
});

export const createAbsences = endpoint({
  method: 'POST',
  path: '/absences',
  summary: 'Enter an absence of one or several employees, approved at once; their shifts of that time become open',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  body: z.strictObject({ employee_ids: people, ...when }).superRefine(check),
  status: 201,
  reply: z.array(Absence),
  errors: ['time_off_overlaps', 'generation_running'],
});

export const updateAbsence = endpoint({
  method: 'PUT',
  path: '/absences/{id}',
  summary: 'Change an approved absence; shifts that it now meets become open. Takes If-Match',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  params: byId,
  /** An absence stays with its person. */
  body: z.strictObject({ employee_ids: people.optional(), ...when }).superRefine(check),
  status: 200,
  reply: Absence,
  errors: ['not_found', 'stale', 'time_off_decided', 'time_off_overlaps', 'generation_running'],
});

export const deleteAbsence = endpoint({
  method: 'DELETE',
  path: '/absences/{id}',
  summary: 'Withdraw an absence; shifts that it opened stay open, because they may have been taken. Takes If-Match',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'stale', 'time_off_decided'],
});

export const previewAbsences = endpoint({
  method: 'POST',
  path: '/absences/preview',
  summary: 'What an absence would do: the shifts that it opens, the repair, the balances; nothing is stored of it',
  role: 'manager',
  ability: 'absences.write',
  project: true,
  body: z.strictObject({ employee_ids: people, ...when }).superRefine(check),
  dear: true,
  status: 200,
  reply: z.object({
    opened: z.array(Shift),
    /** The fewest changes that fill them (`POST /schedule/repair/{id}/apply`); null: there is nothing to fill. */
    repair: RepairProposal.nullable(),
    /** Of kinds with a balance, in its unit (days or hours), by person and year. */
    balance: z.array(
      z.object({
        employee_id: z.string(),
        type: z.string(),
        year: z.number(),
        left_before: z.number(),
        left_after: z.number(),
      }),
    ),
  }),
  errors: ['time_off_overlaps', 'generation_running'],
});
