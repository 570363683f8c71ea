import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, integer, monthQuery, text, uuid } from '../base/fields.ts';
import { CountedUnfilled, CurvePoint, Quality } from './rules.ts';
import { Shift } from './schedule.ts';

export const Draft = z.object({
  year: z.number(),
  month: z.number(),
  status: z.literal('draft'),
  shifts: z.array(Shift),
  open: z.array(CountedUnfilled),
  quality: Quality,
  seconds: z.number(),
  job_id: z.string(),
});
export type Draft = z.infer<typeof Draft>;

/** How long a job waits before it begins. */
const Queue = z.object({
  /** Schedules before it, those that are being generated included. */
  ahead: z.number(),
  /** About how long until it begins; null: nobody generates schedules now. */
  seconds: z.number().nullable(),
});
export type Queue = z.infer<typeof Queue>;

/** How far the planner is. */
export const PlanProgress = z.object({
  state: z.enum(['queued', 'running', 'done', 'stopped', 'failed']),
  /** Null unless it waits. Its time limit begins when it does. */
  queue: Queue.nullable(),
  /** Elapsed share of the time limit, 0..1. */
  progress: z.number(),
  /** Since planning started. */
  elapsed_seconds: z.number(),
  /** The penalty of the best plan so far, and its lower bound; null before the first. */
  best: z.number().nullable(),
  bound: z.number().nullable(),
  gap: z.number().nullable(),
  filled: z.number().nullable(),
  needed: z.number().nullable(),
  fillable: z.number().nullable(),
  /** At most 80 points, the last one current. */
  curve: z.array(CurvePoint),
});

export const Generation = z.object({
  job_id: z.string(),
  year: z.number(),
  month: z.number(),
  ...PlanProgress.shape,
  /** Undoes the plan in one step (`POST /schedule/restore/{id}`); null until it is written. */
  undo_id: z.string().nullable(),
  result: Draft.optional(),
});
export type Generation = z.infer<typeof Generation>;

export const generateSchedule = endpoint({
  method: 'POST',
  path: '/generate-schedule',
  summary:
    'Generate a draft of a month; with `Prefer: respond-async`, or if it would take too long, 202 and a job to follow',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  query: monthQuery,
  body: z.strictObject({
    seconds: z
      .number('number_format')
      .min(0.1, 'number_range')
      .max(constants.planningSecondsMax, 'number_range')
      .optional(),
    seed: integer(0, 2_147_483_647).optional(),
    /** What the plan preserves in addition to published shifts: pins and manual edits, or only pins. */
    keep: z.enum(['hand', 'pins'], 'choice').optional(),
    /**
     * The part of the month to plan, with all else unchanged: dates of the month, both inclusive, and roles. Default:
     * all.
     */
    from: date.optional(),
    to: date.optional(),
    roles: z.array(text(60)).min(1, 'required').max(50, 'too_many').optional(),
  }),
  bodyKind: 'optional-json',
  status: 200,
  accepted: z.object({ job_id: z.string() }),
  acceptedAt: '/generate-schedule/{job_id}',
  reply: Draft,
  errors: ['generation_running', 'generations_full', 'answers_busy'],
});

export const findGeneration = endpoint({
  method: 'GET',
  path: '/generate-schedule',
  summary: 'The job that is generating a month, or null; and the number of shifts changed by hand',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  query: monthQuery,
  status: 200,
  reply: z.object({
    job_id: z.string().nullable(),
    /** Draft shifts added, changed or deleted manually: the next plan preserves them. */
    by_hand: z.number(),
    /** Undoes the month's latest plan (`POST /schedule/restore/{id}`); null if none can be undone. */
    undo_id: z.string().nullable(),
  }),
  errors: [],
});

const byJob = z.object({ job_id: uuid });

export const getGeneration = endpoint({
  method: 'GET',
  path: '/generate-schedule/{job_id}',
  summary: 'Progress of a generation; the result when it is done',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  params: byJob,
  status: 200,
  reply: Generation,
  errors: ['not_found'],
});

/** A shift of the best schedule so far: it is nowhere stored yet, and has no ID. */
export const FoundShift = Shift.pick({
  date: true,
  template: true,
  role: true,
  employee_id: true,
  starts_at: true,
  ends_at: true,
});
export type FoundShift = z.infer<typeof FoundShift>;

export const getBest = endpoint({
  method: 'GET',
  path: '/generate-schedule/{job_id}/best',
  summary:
    'The shifts of the best schedule so far, while a month is being generated; none before the first and after the end',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  params: byJob,
  status: 200,
  reply: z.object({ shifts: z.array(FoundShift) }),
  errors: ['not_found'],
});

export const stopGeneration = endpoint({
  method: 'DELETE',
  path: '/generate-schedule/{job_id}',
  summary: 'Stop generating and keep the best result so far',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byJob,
  status: 200,
  reply: Generation,
  errors: ['not_found'],
});
