import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, integer, lines, uuid } from '../base/fields.ts';
import { Shift } from '../plan/shift.ts';
import { refuseRepeated } from '../plan/shift-edits.ts';

/** Whether the employees who had the shifts are the cause, ill or at their wish: then no late change is paid. */
const cause = { employee_is_cause: z.boolean('choice').default(false) };

export const replaceShift = endpoint({
  method: 'POST',
  path: '/schedule/{id}/replace',
  summary: 'Reassign a shift or leave it open, even in a published schedule; takes If-Match',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'shift',
  params: z.object({ id: uuid }),
  body: z.strictObject({ employee_id: identity.nullable(), reason: lines(500), ...cause }),
  status: 200,
  reply: Shift,
  errors: ['not_found', 'shift_over', 'shift_overlaps', 'stale', 'generation_running'],
});

/** The most that one call hands over: more are settled by a repair. */
export const HANDED_OVER_MAX = 100;

export const replaceShifts = endpoint({
  method: 'POST',
  path: '/schedule/replace',
  summary:
    'Reassign several shifts at once, even in a published schedule: all of them or none. What is wrong with which one is in `errors`, as `shifts.0.employee_id`',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'shifts',
  body: z.strictObject({
    shifts: z
      .array(z.strictObject({ id: uuid, version: integer(1, 1_000_000_000), employee_id: identity }))
      .min(1, 'required')
      .max(HANDED_OVER_MAX, 'too_many')
      .superRefine(refuseRepeated),
    reason: lines(500),
    ...cause,
  }),
  status: 200,
  reply: z.object({ shifts: z.array(Shift) }),
  errors: ['generation_running'],
});
