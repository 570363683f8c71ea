import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, time, uuid } from '../base/fields.ts';
import { Candidate, Shift } from './schedule.ts';

/** A half is at least this long, in minutes. */
export const SHORTEST_HALF = 60;
/** A half that is longer than this keeps the break of the shift, unless a law pack says otherwise (DK 122(2)). */
export const BREAK_OVER = 300;

const byId = z.object({ id: uuid });
const half = z.strictObject({ employee_id: identity.nullable() });

const HalfHours = z.object({
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  break_minutes: z.number(),
  /** Everyone, best match first. */
  candidates: z.array(Candidate),
});

export const previewHalves = endpoint({
  method: 'POST',
  path: '/schedule/{id}/halves',
  readsOnly: true,
  summary: 'The two halves of a shift that would be cut at a time of day, and who could take each of them',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  body: z.strictObject({ at: time }),
  dear: true,
  status: 200,
  reply: z.object({
    first: HalfHours,
    second: HalfHours,
    /** A half that is longer than this, in minutes, keeps the break. */
    break_over: z.number(),
  }),
  errors: ['not_found', 'already_cut'],
});

export const cutShift = endpoint({
  method: 'POST',
  path: '/schedule/{id}/cut',
  summary: 'Cut a draft shift in two, each half for a person or open; takes If-Match. Published shifts cannot be cut',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  body: z.strictObject({ at: time, first: half, second: half }),
  status: 200,
  reply: z.object({
    first: Shift,
    second: Shift,
    /** Undoes the cut in one step (`POST /schedule/restore/{id}`). */
    undo_id: z.string(),
  }),
  errors: [
    'not_found',
    'cut_published',
    'already_cut',
    'shift_overlaps',
    'stale',
    'generation_running',
    'outside_amendment',
  ],
});

export const joinHalves = endpoint({
  method: 'POST',
  path: '/schedule/{id}/join',
  summary: 'Join a half with the other one to the one shift that they were cut from; takes If-Match',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  /** `employee_id`: who gets the whole shift. */
  body: z.strictObject({ other_shift_id: uuid, other_version: z.int().optional(), employee_id: identity.nullable() }),
  status: 200,
  reply: z.object({ shift: Shift, undo_id: z.string() }),
  errors: [
    'not_found',
    'cut_published',
    'halves_apart',
    'shift_overlaps',
    'stale',
    'generation_running',
    'outside_amendment',
  ],
});
