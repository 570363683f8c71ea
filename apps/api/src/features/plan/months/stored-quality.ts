import { z } from 'zod';
import { readableItems, readableValues, withReadable } from '../../../platform/database/stored-json.ts';
import { StoredViolation } from '../../../platform/text/stored-violations.ts';

const Half = z.object({ of: z.string(), at: z.literal([1, 2]) });
const texts = z.array(z.string()).catch([]);

/** Why no plan can fill more, as an earlier plan proved it. */
export const StoredCertificate = z.object({
  kind: z.enum(['nobody-qualified', 'people-on-day', 'hours-of-people', 'weekly-hours-of-people', 'exact-group']),
  roles: texts,
  employeeIds: texts,
  from: z.iso.date(),
  to: z.iso.date(),
  neededMinutes: z.number(),
  possibleMinutes: z.number(),
  missing: z.number(),
});

/** What a plan was measured by. */
export const StoredQuality = z.object({
  penalty: z.number(),
  bound: z.number().catch(0),
  /** 1: nothing is known to be proved. */
  gap: z.number().catch(1),
  coverage: z.number().catch(0),
  needed: z.number(),
  filled: z.number(),
  fillable: z.number(),
  hardViolations: z.number().catch(0),
  standingViolations: z.number().catch(0),
  parts: readableValues(z.number()),
  certificates: readableItems(StoredCertificate),
});

/** What a plan left open, with the reasons that can be read. */
export const StoredOpenNeeds = readableItems(
  withReadable(
    {
      date: z.iso.date(),
      template: z.string(),
      role: z.string(),
      start: z.number(),
      end: z.number(),
      missing: z.number(),
      reasons: readableItems(z.object({ employeeId: z.string(), violation: StoredViolation })),
    },
    { half: Half },
  ),
);

/** How a plan closed in on what is possible. */
export const StoredCurve = readableItems(z.object({ seconds: z.number(), penalty: z.number(), bound: z.number() }));
