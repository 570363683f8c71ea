import { allAbsenceTypes } from '@pamaina/contract';
import { z } from 'zod';
import { readableItems, readableValues, withReadable } from '../../../platform/database/stored-json.ts';
import type { FormerTerms } from '../../../platform/database/stored-types.ts';

const known = z.number().nullable().catch(null);
const day = z.iso.date();

const Terms = withReadable(
  {
    hourly_rate_cents: known,
    contract_hours_per_week: known,
    join_date: day,
    absences: readableItems(
      withReadable(
        { type: z.enum(allAbsenceTypes), from: day, to: day, scheduled: readableValues(z.number()) },
        { leave_code: z.string().nullable(), minutes: z.number().nullable() },
      ),
    ),
  },
  {
    has_reduced_norm: z.boolean(),
    work_days_per_week: z.literal([5, 6]),
    rest_weekdays: z.array(z.number()),
    last_day: day.nullable(),
    marks: readableValues(z.string()),
    overtime_leave: readableItems(z.object({ month: z.string(), minutes: z.number() })),
  },
)
  .nullable()
  .catch(null);

/** The terms on which somebody worked who was deleted; null where they aren't known, and where they can't be read. */
export const readFormerTerms = (stored: unknown): FormerTerms | null => Terms.parse(stored);
