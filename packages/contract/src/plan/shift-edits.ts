import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, integer, text, time, uuid } from '../base/fields.ts';
import { Rule } from './rules.ts';
import { Shift } from './shift.ts';

const byId = z.object({ id: uuid });

/** The hours come from a template or from the two times; an end at or before the start is on the next day. */
const writable = z
  .strictObject({
    date,
    template: text(60).nullish(),
    start_time: time.optional(),
    end_time: time.optional(),
    break_minutes: z.int('number_format').min(0, 'number_range').max(240, 'number_range').optional(),
    role: text(60),
    employee_id: identity.nullish(),
    pinned: z.boolean('choice').optional(),
  })
  .refine((body) => body.template != null || (body.start_time !== undefined && body.end_time !== undefined), {
    path: ['template'],
    message: 'template_or_times',
  })
  .refine((body) => body.start_time === undefined || body.start_time !== body.end_time, {
    path: ['end_time'],
    message: 'end_equals_start',
  });

export const createShift = endpoint({
  method: 'POST',
  path: '/schedule/shifts',
  summary: 'Add a draft shift; the response lists the rules it breaks',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: writable,
  status: 201,
  reply: Shift,
  errors: ['shift_overlaps', 'generation_running'],
});

export const updateShift = endpoint({
  method: 'PUT',
  path: '/schedule/{id}',
  summary: 'Change a draft shift; takes If-Match. Published shifts cannot be edited',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  body: writable,
  status: 200,
  reply: Shift,
  errors: ['not_found', 'published_locked', 'shift_overlaps', 'stale', 'generation_running', 'outside_amendment'],
});

export const deleteShift = endpoint({
  method: 'DELETE',
  path: '/schedule/{id}',
  summary: 'Remove a draft shift; takes If-Match',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'published_locked', 'stale', 'generation_running'],
});

/** A shift named twice is refused at its second place. */
export const refuseRepeated = (
  named: readonly { id?: string | undefined }[],
  context: { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void },
): void => {
  const ids = named.map(({ id }) => id?.toLowerCase());
  for (const [place, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) !== place)
      context.addIssue({ code: 'custom', path: [place, 'id'], message: 'repeated' });
};

/** The most that one call changes, and the most months in which it does. */
export const CHANGES_MAX = 500;
export const CHANGED_MONTHS_MAX = 6;

export const changeShifts = endpoint({
  method: 'POST',
  path: '/schedule/changes',
  summary:
    'Add, change and remove several draft shifts at once: all of them or none. Without `id` a shift is added, with `shift: null` it is removed. Employees may exchange shifts. The response has the shifts in the same order, null for a removed one',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: z.strictObject({
    changes: z
      .array(
        z
          .strictObject({
            id: uuid.optional(),
            version: integer(1, 1_000_000_000).optional(),
            shift: writable.nullable(),
          })
          .refine(({ id, version }) => id === undefined || version !== undefined, {
            path: ['version'],
            message: 'required',
          })
          .refine(({ id, shift }) => id !== undefined || shift !== null, { path: ['id'], message: 'required' }),
      )
      .min(1, 'required')
      .max(CHANGES_MAX, 'too_many')
      .superRefine(refuseRepeated),
  }),
  // So many whole shifts with long names.
  bodyBytesMax: 512 * 1024,
  status: 200,
  reply: z.object({ shifts: z.array(Shift.nullable()) }),
  errors: ['not_found', 'published_locked', 'shift_overlaps', 'stale', 'generation_running', 'outside_amendment'],
});

/** The breaches that a change would cause: the same judgement as afterwards, without storing anything. */
export const judgeShift = endpoint({
  method: 'POST',
  path: '/schedule/judge',
  readsOnly: true,
  summary: 'The rules this change would break, for each employee and date in the request',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: z.strictObject({
    shift_id: uuid.optional(),
    shift: writable.optional(),
    targets: z
      .array(z.strictObject({ date, employee_id: identity.nullable() }))
      .min(1, 'required')
      .max(500, 'too_many'),
  }),
  dear: true,
  status: 200,
  reply: z.array(
    z.object({
      date: z.string(),
      employee_id: z.string().nullable(),
      verdict: z.enum(['ok', 'consent', 'refused']),
      rules: z.array(Rule),
    }),
  ),
  errors: ['not_found'],
});
