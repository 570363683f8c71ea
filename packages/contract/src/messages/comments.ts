import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, lines, uuid } from '../base/fields.ts';

/** A comment on a day: visible to everyone in the project. */
export const Comment = z.object({
  id: z.string(),
  date: z.string(),
  comment: z.string(),
  /** The author's name at that time. */
  author: z.string(),
  /** Written by the caller. */
  is_own: z.boolean(),
  created_at: z.string(),
  version: z.number(),
});
export type Comment = z.infer<typeof Comment>;

const writable = z.strictObject({ date, comment: lines(1000) });

const byId = z.object({ id: uuid });

export const listComments = endpoint({
  method: 'GET',
  path: '/comments',
  summary: 'The comments of a range, by date and time of writing',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: z.strictObject({ start_date: date, end_date: date }).superRefine(({ start_date, end_date }, context) => {
    const days = (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000;
    if (days < 0) context.addIssue({ code: 'custom', path: ['end_date'], message: 'end_date_before_start' });
    if (days >= constants.rangeDaysMax) context.addIssue({ code: 'custom', path: ['end_date'], message: 'range_long' });
  }),
  status: 200,
  reply: z.array(Comment),
  errors: [],
});

export const createComment = endpoint({
  method: 'POST',
  path: '/comments',
  summary: 'Add a comment to a day',
  role: 'user',
  ability: 'notes.write',
  project: true,
  days: 'days',
  body: writable,
  status: 201,
  reply: Comment,
  errors: [],
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/comments/{id}',
  summary: 'Change your own comment; takes If-Match',
  role: 'user',
  ability: 'notes.write',
  project: true,
  days: 'comment',
  params: byId,
  body: writable,
  status: 200,
  reply: Comment,
  errors: ['not_found', 'author_only', 'stale'],
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/comments/{id}',
  summary: 'Delete a comment: your own, or any as a manager',
  role: 'user',
  ability: 'notes.write',
  project: true,
  days: 'comment',
  params: byId,
  status: 204,
  errors: ['not_found', 'author_only'],
});
