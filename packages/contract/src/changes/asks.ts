import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, integer, text, uuid } from '../base/fields.ts';
import { Rule } from '../plan/rules.ts';

/** `waiting`: an employee said yes, and the manager decides. `ended`: the shift changed in another way. */
export const askStatuses = ['running', 'waiting', 'filled', 'stopped', 'unfilled', 'ended'] as const;

/** `over`: it ended before they answered. */
export const personStatuses = ['queued', 'asked', 'yes', 'no', 'silent', 'skipped', 'rejected', 'over'] as const;

/** What a manager can do with it. */
export const askActions = ['approve', 'reject', 'stop'] as const;

const AskedShift = z.object({
  /** Null if the shift no longer exists. */
  id: z.string().nullable(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  template: z.string().nullable(),
});

const Way = z.enum(['in_order', 'all'], 'choice');

/** The shortest and the longest time to answer, in minutes. */
export const minutesRange = [5, 2880] as const;

/** One shift that employees are asked to take. */
export const Ask = z.object({
  id: z.string(),
  shift: AskedShift,
  role: z.string(),
  /** Who has the shift in the meantime; null: it is open. */
  holder_name: z.string().nullable(),
  way: Way,
  /** The time to answer. */
  minutes: z.number(),
  /** The manager decides after a yes. */
  needs_approval: z.boolean(),
  status: z.enum(askStatuses),
  /** Who said yes: they have the shift, or wait for the manager. */
  taker_id: z.string().nullable(),
  taker_name: z.string().nullable(),
  created_at: z.string(),
  /** The username of the manager. */
  created_by: z.string(),
  /** Their name; null: they have only a username, or are not a member any more. */
  created_by_name: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** In the order in which they are asked; those who may not take the shift from the start come last. */
  people: z.array(
    z.object({
      employee_id: z.string(),
      name: z.string(),
      status: z.enum(personStatuses),
      asked_at: z.string().nullable(),
      answer_until: z.string().nullable(),
      answered_at: z.string().nullable(),
      /** By the link in the message, or signed in. */
      answered_by: z.enum(['link', 'app']).nullable(),
      /** Why they were skipped. */
      skipped_for: z.enum(['rules', 'no_login', 'quiet_hours']).nullable(),
      rules: z.array(Rule),
    }),
  ),
  allowed_actions: z.array(z.enum(askActions)),
});
export type Ask = z.infer<typeof Ask>;

/** What the question is for the employee who was asked. */
export const questionStates = ['open', 'waiting', 'yours', 'no', 'late', 'taken', 'stopped', 'skipped'] as const;

/** A question to one employee: the shift and nothing else. */
export const Question = z.object({
  id: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  role: z.string(),
  /** An instant. */
  answer_until: z.string(),
  state: z.enum(questionStates),
});
export type Question = z.infer<typeof Question>;

const byId = z.object({ id: uuid });
const Answer = z.enum(['yes', 'no'], 'choice');
const answerErrors = [
  'ask_late',
  'ask_taken',
  'ask_stopped',
  'ask_answered',
  'swap_not_eligible',
  'shift_overlaps',
  'generation_running',
] as const;

export const createAsk = endpoint({
  method: 'POST',
  path: '/asks',
  summary: 'Ask the employees who may take a shift, best first, in order or all at once: the first yes takes it',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'shift',
  dear: true,
  body: z.strictObject({
    shift_id: uuid,
    way: Way.default('in_order'),
    minutes: integer(...minutesRange),
    /** Default: by the settings of the project. */
    needs_approval: z.boolean().optional(),
    /** Whom to ask, in this order; omitted: everyone who may take it, best first. */
    employee_ids: z.array(identity).min(1, 'required').max(100, 'too_many').optional(),
  }),
  status: 201,
  reply: Ask,
  errors: ['not_found', 'shift_begun', 'ask_exists', 'ask_unpublished', 'ask_nobody', 'generation_running'],
});

export const listAsks = endpoint({
  method: 'GET',
  path: '/asks',
  summary: 'Shifts that employees are asked to take, newest first; max 50. `shift_id`: the last one of this shift',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'none',
  query: z.strictObject({ shift_id: uuid.optional() }),
  status: 200,
  reply: z.array(Ask),
  errors: [],
});

export const stopAsk = endpoint({
  method: 'POST',
  path: '/asks/{id}/stop',
  summary: 'Stop asking; those who were asked are notified',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'ask',
  params: byId,
  status: 200,
  reply: Ask,
  errors: ['not_found', 'ask_over'],
});

export const approveAsk = endpoint({
  method: 'POST',
  path: '/asks/{id}/approve',
  summary: 'Give the shift to the employee who said yes; the rules are checked again',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'ask',
  params: byId,
  status: 200,
  reply: Ask,
  errors: ['not_found', 'ask_over', 'swap_not_eligible', 'shift_overlaps', 'generation_running'],
});

export const rejectAsk = endpoint({
  method: 'POST',
  path: '/asks/{id}/reject',
  summary: 'Do not give the shift to the employee who said yes; asking continues',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'ask',
  params: byId,
  status: 200,
  reply: Ask,
  errors: ['not_found', 'ask_over'],
});

export const listQuestions = endpoint({
  method: 'GET',
  path: '/asks/own',
  summary: 'Shifts that the caller is asked to take: those that wait for an answer or for the manager',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(Question),
  errors: [],
});

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/asks/own/{id}/answer',
  summary: 'Say yes or no to a shift; the first yes takes it, if no rule is broken',
  role: 'employee',
  project: true,
  params: byId,
  body: z.strictObject({ answer: Answer }),
  status: 200,
  reply: Question,
  errors: ['not_found', ...answerErrors],
});

/** A question opened by the link of a message, without a sign-in. */
export const LinkedQuestion = Question.extend({
  /** Whom the message was sent to: a forwarded one is recognized. */
  name: z.string(),
  project: z.string(),
  time_zone: z.string(),
});
export type LinkedQuestion = z.infer<typeof LinkedQuestion>;

const token = text(200);

export const readLink = endpoint({
  method: 'POST',
  path: '/ask-links/read',
  summary: 'The question of a link in a message; the signed token grants access to this shift only',
  role: 'public',
  project: false,
  readsOnly: true,
  body: z.strictObject({ token }),
  status: 200,
  reply: LinkedQuestion,
  errors: ['link_invalid'],
});

export const answerLink = endpoint({
  method: 'POST',
  path: '/ask-links/answer',
  summary: 'Answer the question of a link in a message',
  role: 'public',
  project: false,
  body: z.strictObject({ token, answer: Answer }),
  status: 200,
  reply: LinkedQuestion,
  errors: ['link_invalid', 'project_pending', 'project_ending', 'project_ended', ...answerErrors],
});

export const askForRepair = endpoint({
  method: 'POST',
  path: '/schedule/repair/{id}/ask',
  summary: 'Record the absence of a proposal, open the published shifts and ask who takes them, the proposed first',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'repair',
  params: byId,
  body: z.strictObject({
    way: Way.default('in_order'),
    minutes: integer(...minutesRange),
    /** Default: by the settings of the project. */
    needs_approval: z.boolean().optional(),
  }),
  status: 200,
  /** `undo_id` undoes the absence (`POST /schedule/repair/{id}/undo`). */
  reply: z.object({ asked: z.number(), undo_id: z.string() }),
  errors: ['not_found', 'repair_stale', 'generation_running'],
});
