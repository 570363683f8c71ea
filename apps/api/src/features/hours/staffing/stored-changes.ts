import { z } from 'zod';
import { readableItems } from '../../../platform/database/stored-json.ts';

const Change = z.object({
  template: z.string(),
  role: z.string(),
  weekday: z.number().nullable().default(null),
  date: z.string().nullable().default(null),
  week_id: z.string().nullable().default(null),
  before: z.number().nullable().default(null),
  after: z.number().nullable().default(null),
  was_proposed: z.boolean().default(false),
});

const Changes = readableItems(Change);

/** Of `used_proposal.changes`; what can't be read is left out. */
export const readCountChanges = (stored: unknown): z.output<typeof Change>[] => Changes.parse(stored);
