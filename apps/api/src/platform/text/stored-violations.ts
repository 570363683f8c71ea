import type { Violation } from '@pamaina/engine';
import { z } from 'zod';
import { readableItems } from '../database/stored-json.ts';

export const StoredViolation = z.object({
  rule: z.string(),
  severity: z.enum(['hard', 'consent', 'soft']).catch('soft'),
  employeeId: z.string().nullable().default(null),
  date: z.string().nullable().default(null),
  shiftIds: z.array(z.string()).default([]),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  source: z.string().nullable().default(null),
});

const StoredViolations = readableItems(StoredViolation);

/**
 * Broken rules as they were stored with a shift or a question, as far as they can be read. Shifts of past months are
 * not judged again, so an earlier version may have stored them.
 */
export const readViolations = (violations: unknown): Violation[] => StoredViolations.parse(violations);
