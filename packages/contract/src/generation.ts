import { z } from 'zod';
import { constants } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { date, integer, monthQuery, text, uuid } from './fields.ts';
import { CurvePoint, Quality, Unfilled } from './rules.ts';
import { Shift } from './schedule.ts';

export const Draft = z.object({
  year: z.number(),
  month: z.number(),
  status: z.literal('draft'),
  shifts: z.array(Shift),
  open: z.array(Unfilled),
  quality: Quality,
  seconds: z.number(),
  job_id: z.string(),
});
export type Draft = z.infer<typeof Draft>;

export const Generation = z.object({
  job_id: z.string(),
  year: z.number(),
  month: z.number(),
  state: z.enum(['queued', 'running', 'done', 'stopped', 'failed']),
  /** Elapsed share of the time allowed, 0..1. */
  progress: z.number(),
  /** Since planning began. */
  elapsed_seconds: z.number(),
  /** Penalty of the best plan so far, and what no plan can be below; null before the first. */
  best: z.number().nullable(),
  bound: z.number().nullable(),
  gap: z.number().nullable(),
  filled: z.number().nullable(),
  needed: z.number().nullable(),
  fillable: z.number().nullable(),
  /** At most 80 points, the last one as it is now. */
  curve: z.array(CurvePoint),
  /** Takes the plan back in one step (`POST /schedule/restore/{id}`); null until it is written. */
  undo_id: z.string().nullable(),
  result: Draft.optional(),
});
export type Generation = z.infer<typeof Generation>;

export const generateSchedule = endpoint({
  method: 'POST',
  path: '/generate-schedule',
  summary: 'Generate a draft of a month; with `Prefer: respond-async` the response is 202 and a job to follow',
  role: 'manager',
  project: true,
  query: monthQuery,
  body: z.strictObject({
    seconds: z
      .number('number_format')
      .min(0.1, 'number_range')
      .max(constants.planningSecondsMax, 'number_range')
      .optional(),
    seed: integer(0, 2_147_483_647).optional(),
    /** What the plan leaves as it is beside published shifts: pins and what was done by hand, or pins alone. */
    keep: z.enum(['hand', 'pins'], 'choice').optional(),
    /** A part of the month, all else standing as it is: dates of the month, both included, and roles. Absent: all. */
    from: date.optional(),
    to: date.optional(),
    roles: z.array(text(60)).min(1, 'required').max(50, 'too_many').optional(),
  }),
  bodyKind: 'optional-json',
  status: 200,
  accepted: z.object({ job_id: z.string() }),
  reply: Draft,
  errors: ['generation_running', 'generations_full'],
});

export const findGeneration = endpoint({
  method: 'GET',
  path: '/generate-schedule',
  summary: 'The job that is generating a month, or null; and the number of shifts changed by hand',
  role: 'manager',
  project: true,
  query: monthQuery,
  status: 200,
  reply: z.object({
    job_id: z.string().nullable(),
    /** Shifts of the draft added, changed or deleted by hand: what the next plan keeps. */
    by_hand: z.number(),
    /** Takes the month's latest plan back (`POST /schedule/restore/{id}`); null when there is none that could be now. */
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
  project: true,
  params: byJob,
  status: 200,
  reply: Generation,
  errors: ['not_found'],
});

export const stopGeneration = endpoint({
  method: 'DELETE',
  path: '/generate-schedule/{job_id}',
  summary: 'Stop generating and keep the best result so far',
  role: 'manager',
  project: true,
  params: byJob,
  status: 200,
  reply: Generation,
  errors: ['not_found'],
});
