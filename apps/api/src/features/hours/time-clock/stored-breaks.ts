import { z } from 'zod';
import { readableItems } from '../../../platform/database/stored-json.ts';
import type { StoredBreak } from '../../../platform/database/stored-types.ts';

const instant = z.string().refine((at) => !Number.isNaN(Date.parse(at)));
const Breaks = readableItems(z.object({ start: instant, end: instant }));

/** The breaks of an entry that can be read, in the order in which they were taken. */
export const readBreaks = (stored: unknown): StoredBreak[] => Breaks.parse(stored);
