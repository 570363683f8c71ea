import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { Rule } from './rules.ts';

/** A shift of the plan, as everyone who may see it reads it. */
export const Shift = z.object({
  id: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  break_minutes: z.number(),
  template: z.string().nullable(),
  role: z.string(),
  /** On-call time (DK 118); null or absent: an ordinary shift. */
  on_call: z.enum(constants.onCall).exclude(['none']).nullish(),
  employee_id: z.string().nullable(),
  employee_name: z.string().nullable(),
  status: z.enum(['draft', 'published']),
  pinned: z.boolean(),
  /** A draft that a manager added or changed: the next plan preserves it unless everything is planned again. */
  by_hand: z.boolean(),
  /** Of a draft that amends a published schedule: what it does to the published shift. */
  amended: z.enum(['same', 'changed', 'added']).nullish(),
  /** Of a half of a shift that was cut in two: the place that both halves fill; the other half has the same id. */
  cut: z
    .object({
      id: z.string(),
      half: z.literal([1, 2]),
      /** Days from the date of the place to that of this half. */
      day: z.literal([0, 1]),
      start: z.string(),
      at: z.string(),
      end: z.string(),
    })
    .nullish(),
  version: z.number(),
  warnings: z.array(Rule),
});
export type Shift = z.infer<typeof Shift>;
