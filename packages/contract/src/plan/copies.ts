import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date } from '../base/fields.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 42;
const daysFrom = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / DAY_MS;

export const copySchedule = endpoint({
  method: 'POST',
  path: '/schedule/copy',
  summary:
    'Copy the shifts of a range to another as drafts, each to the same weekday. Existing shifts are not duplicated; a copied shift becomes open if the employee can’t work it',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: z
    .strictObject({ source_start: date, source_end: date, target_start: date, target_end: date })
    .superRefine((body, context) => {
      for (const range of ['source', 'target'] as const) {
        const days = daysFrom(body[`${range}_start`], body[`${range}_end`]);
        const wrong = (message: string) => context.addIssue({ code: 'custom', path: [`${range}_end`], message });
        if (days < 0) wrong('end_date_before_start');
        if (days >= LONGEST_DAYS) wrong('range_long');
      }
      if (daysFrom(body.source_start, body.target_start) < 7)
        context.addIssue({ code: 'custom', path: ['target_start'], message: 'copy_later' });
    }),
  dear: true,
  status: 200,
  reply: z.object({
    /** New drafts, and how many of them are open because their employee cannot work them. */
    copied: z.number(),
    opened: z.number(),
    /** Undoes the copy in one step (`POST /schedule/restore/{id}`); null if nothing was copied. */
    undo_id: z.string().nullable(),
  }),
  errors: ['generation_running'],
});
