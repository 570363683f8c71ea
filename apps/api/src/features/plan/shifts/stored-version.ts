import type { amendments, schedule } from '@pamaina/contract';
import { z } from 'zod';

/** Why a shift was warned of, in the language in which its month was published. */
const StoredRule = z.object({
  rule: z.string(),
  severity: z.enum(['hard', 'soft']).catch('soft'),
  needs_consent: z.boolean().optional(),
  employee_id: z.string().optional(),
  date: z.string().optional(),
  detail: z.string().default(''),
  source: z.string().optional(),
});

/** A shift of a published month, by every version of the product that could publish one. */
const StoredShift = z.object({
  id: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  break_minutes: z.number().default(0),
  template: z.string().nullable().default(null),
  role: z.string(),
  on_call: z.enum(['at_work', 'at_home']).nullish(),
  employee_id: z.string().nullable().default(null),
  employee_name: z.string().nullable().default(null),
  status: z.enum(['draft', 'published']).default('published'),
  pinned: z.boolean().default(false),
  by_hand: z.boolean().default(false),
  cut: z
    .object({
      id: z.string(),
      half: z.literal([1, 2]),
      day: z.literal([0, 1]),
      start: z.string(),
      at: z.string(),
      end: z.string(),
    })
    .nullish(),
  version: z.number().default(1),
  warnings: z.array(StoredRule).default([]),
});

/**
 * The shifts of a published month as it was archived. Months are kept for years: what was added to shifts after one was
 * published has a default here, and today's contract may go on.
 */
export const readEntries = (entries: unknown): schedule.Shift[] => z.array(StoredShift).parse(entries);

const StoredSide = z.object({
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  role: z.string(),
  template: z.string().nullable().default(null),
  employee_id: z.string().nullable().default(null),
  employee_name: z.string().nullable().default(null),
});

const StoredChange = z.object({
  id: z.string(),
  before: StoredSide.nullable().default(null),
  after: StoredSide.nullable().default(null),
  reason: z.string().default(''),
});

/** What a published amendment changed, as it was kept with it. */
export const readPublishedChanges = (changes: unknown): amendments.PublishedChange[] =>
  z.array(StoredChange).parse(changes);
