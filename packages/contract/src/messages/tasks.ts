import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, lines, rangeQuery, text, uuid } from '../base/fields.ts';

/** A manager's note to those who work on a day. */
export const Note = z.object({
  id: z.string(),
  date: z.string(),
  /** For the shifts of this template; null: for all of the day. */
  template: z.string().nullable(),
  note: z.string(),
  /** The author's name at that time. */
  author: z.string(),
  created_at: z.string(),
  version: z.number(),
});
export type Note = z.infer<typeof Note>;

/** A task of a template on one day. */
export const Task = z.object({
  /** The date of its shift: the day before, where that left it open. */
  date: z.string(),
  template: z.string(),
  task: z.string(),
  /** Of an earlier shift than the caller's own: of the same day, or of the day before. */
  is_earlier: z.boolean(),
  done: z
    .object({
      id: z.string(),
      /** The name at that time. */
      author: z.string(),
      /** An instant. */
      at: z.string(),
      /** Done by the caller. */
      is_own: z.boolean(),
    })
    .nullable(),
});
export type Task = z.infer<typeof Task>;

/** What those who work on a day should know and do. */
export const TaskDay = z.object({ date: z.string(), notes: z.array(Note), tasks: z.array(Task) });
export type TaskDay = z.infer<typeof TaskDay>;

const writable = z.strictObject({ date, template: text(60).nullish(), note: lines(1000) });
const byId = z.object({ id: uuid });

export const listTaskDays = endpoint({
  method: 'GET',
  path: '/tasks',
  summary:
    'Notes and tasks by day; an employee gets those of their own published shifts, and open tasks of earlier shifts of the day, or of the day before for its first shift',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery,
  status: 200,
  reply: z.array(TaskDay),
  errors: [],
});

export const completeTask = endpoint({
  method: 'POST',
  path: '/tasks/done',
  summary: 'Mark a task of a day as done; the first wins, and the same caller again gets the first answer',
  role: 'user',
  ability: 'notes.write',
  project: true,
  days: 'days',
  body: z.strictObject({ date, template: text(60), task: text(120) }),
  status: 200,
  reply: Task,
  errors: ['not_found', 'task_removed', 'task_done', 'task_early'],
});

export const reopenTask = endpoint({
  method: 'DELETE',
  path: '/tasks/done/{id}',
  summary: 'Mark a task as not done: your own, or any as a manager',
  role: 'user',
  ability: 'notes.write',
  project: true,
  days: 'done-task',
  params: byId,
  status: 204,
  errors: ['not_found', 'author_only'],
});

export const createNote = endpoint({
  method: 'POST',
  path: '/shift-notes',
  summary: 'Add a note for those who work on a day, or in the shifts of one template on that day',
  role: 'manager',
  ability: 'notes.write',
  project: true,
  days: 'days',
  body: writable,
  status: 201,
  reply: Note,
  errors: [],
});

export const updateNote = endpoint({
  method: 'PUT',
  path: '/shift-notes/{id}',
  summary: 'Change a note; takes If-Match',
  role: 'manager',
  ability: 'notes.write',
  project: true,
  days: 'note',
  params: byId,
  body: writable,
  status: 200,
  reply: Note,
  errors: ['not_found', 'stale'],
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/shift-notes/{id}',
  summary: 'Delete a note',
  role: 'manager',
  ability: 'notes.write',
  project: true,
  days: 'note',
  params: byId,
  status: 204,
  errors: ['not_found'],
});

const onKiosk = {
  secret: text(100),
  employee_id: identity,
  pin: z.string('required').regex(/^\d{4,8}$/, 'pin_format'),
};

export const listOnKiosk = endpoint({
  method: 'POST',
  path: '/kiosk/tasks',
  readsOnly: true,
  summary: 'Notes and tasks of the day of the current or nearest shift of a person, on a kiosk with the personal PIN',
  role: 'public',
  project: false,
  body: z.strictObject(onKiosk),
  status: 200,
  reply: TaskDay.nullable(),
  errors: ['not_found', 'pin_wrong', 'pin_locked'],
});

export const completeOnKiosk = endpoint({
  method: 'POST',
  path: '/kiosk/tasks/done',
  summary: 'Mark a task of a day as done on a kiosk, with the personal PIN; the first wins',
  role: 'public',
  project: false,
  body: z.strictObject({ ...onKiosk, date, template: text(60), task: text(120) }),
  status: 200,
  reply: Task,
  errors: [
    'not_found',
    'pin_wrong',
    'pin_locked',
    'task_removed',
    'task_done',
    'task_early',
    'project_pending',
    'project_ending',
    'project_ended',
  ],
});
