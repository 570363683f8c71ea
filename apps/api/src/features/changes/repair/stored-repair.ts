import { z } from 'zod';
import type { NotedAbsence } from '../time-off/index.ts';

/** A proposed change: it can be made only while the shift has this version. */
const StoredChange = z.object({
  shift_id: z.string(),
  date: z.string(),
  version: z.number(),
  from: z.string().nullable().default(null),
  to: z.string().nullable().default(null),
});
export type StoredChange = z.infer<typeof StoredChange>;

/** The changes of an applied proposal, stored so that it can be undone. */
export interface Before {
  /** Rows of the changed shifts, and of the open ones whose places drafts took. */
  shifts: unknown[];
  places: unknown[];
  noted: NotedAbsence;
}

const StoredBefore = z
  .object({
    shifts: z.array(z.unknown()),
    places: z.array(z.unknown()).default([]),
    noted: z
      .object({ timeOff: z.array(z.string()).default([]), unavailability: z.array(z.string()).default([]) })
      .default({ timeOff: [], unavailability: [] }),
  })
  .nullable()
  .catch(null);

const StoredChanges = z.array(StoredChange).nullable().catch(null);

/**
 * The changes of a proposal, which the version before may have stored: it can be applied for a day. Null where any of
 * them can't be read: half a proposal is another one.
 */
export const readChanges = (changes: unknown): StoredChange[] | null => StoredChanges.parse(changes);

/** What undoes it, for two days; null before it is applied, and where it can't be read. */
export const readBefore = (before: unknown): Before | null => StoredBefore.parse(before);
