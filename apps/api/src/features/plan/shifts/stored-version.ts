import type { amendments, schedule } from '@pamaina/contract';
import { z } from 'zod';
import { readableItems } from '../../../platform/database/stored-json.ts';

/** Why a shift was warned of, in the language in which its month was published. */
const StoredRule = z.object({
  rule: z.string(),
  severity: z.enum(['hard', 'soft']).catch('soft'),
  needs_consent: z.boolean().optional().catch(undefined),
  employee_id: z.string().optional().catch(undefined),
  date: z.string().optional().catch(undefined),
  detail: z.string().catch(''),
  source: z.string().optional().catch(undefined),
});

/** A shift of a published month, by every version of the product that could publish one. */
const StoredShift = z.object({
  id: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  break_minutes: z.number().catch(0),
  template: z.string().nullable().default(null),
  role: z.string(),
  on_call: z.enum(['at_work', 'at_home']).nullish().catch(undefined),
  employee_id: z.string().nullable().default(null),
  employee_name: z.string().nullable().default(null),
  status: z.enum(['draft', 'published']).catch('published'),
  pinned: z.boolean().catch(false),
  by_hand: z.boolean().catch(false),
  cut: z
    .object({
      id: z.string(),
      half: z.literal([1, 2]),
      day: z.literal([0, 1]),
      start: z.string(),
      at: z.string(),
      end: z.string(),
    })
    .nullish()
    .catch(undefined),
  version: z.number().catch(1),
  warnings: readableItems(StoredRule),
});

const StoredShifts = readableItems(StoredShift);

/**
 * The shifts of a published month as it was archived. Months are kept for years: what was added to shifts after one was
 * published has a default here, and today's contract may go on. What is no shift at all is left out.
 */
export const readEntries = (entries: unknown): schedule.Shift[] => StoredShifts.parse(entries);

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
  before: StoredSide.nullable().catch(null),
  after: StoredSide.nullable().catch(null),
  reason: z.string().catch(''),
});

const StoredChanges = readableItems(StoredChange);

/** What a published amendment changed, as it was kept with it; what is no change is left out. */
export const readPublishedChanges = (changes: unknown): amendments.PublishedChange[] => StoredChanges.parse(changes);
