import type { Part } from '@pamaina/engine';
import { z } from 'zod';
import { parsedJson } from '../../../platform/database/stored-json.ts';
import { StoredCurve, StoredOpenNeeds, StoredQuality } from '../months/index.ts';

/** How far a job is, and its progress over time. */
const StoredProgress = z
  .object({
    penalty: z.number(),
    bound: z.number(),
    gap: z.number().catch(1),
    filled: z.number(),
    needed: z.number(),
    fillable: z.number(),
    iterations: z.number().catch(0),
    milliseconds: z.number(),
    curve: StoredCurve,
  })
  .nullable()
  .catch(null);
export type JobProgress = NonNullable<z.output<typeof StoredProgress>>;

/** What a finished job stores in addition to the shifts. */
const StoredResult = z
  .object({ seconds: z.number(), open: StoredOpenNeeds, quality: StoredQuality })
  .nullable()
  .catch(null);
export type JobResult = NonNullable<z.output<typeof StoredResult>>;

/** What it doesn't know could mean less: then it is no part that can be planned. */
const StoredPart = z
  .strictObject({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    roles: z.array(z.string()).optional(),
  })
  .transform(({ from, to, roles }): Part => ({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(roles !== undefined && { roles }),
  }))
  .nullable()
  .catch(() => ({ roles: [] }));

/** The best roster so far, as short as it can be: people and shifts once, then the pairs of their numbers. */
const StoredCheckpoint = z
  .object({
    penalty: z.number(),
    people: z.array(z.string()),
    shifts: z.array(z.tuple([z.iso.date(), z.string().nullable(), z.string(), z.number(), z.number()])),
    /** Person, shift, person, shift ... */
    pairs: z.array(z.number()),
  })
  .nullable()
  .catch(null);
export type Checkpoint = NonNullable<z.output<typeof StoredCheckpoint>>;

/** Null where nothing is known, and where it can't be read: the job begins anew. */
export const readProgress = (stored: unknown): JobProgress | null => StoredProgress.parse(stored);
/** Null before the end, and where it can't be read: the draft is there, without its report. */
export const readResult = (stored: unknown): JobResult | null => StoredResult.parse(stored);
/** Null: the whole month. Of a part that can't be read nothing is planned. */
export const readPart = (stored: unknown): Part | null => StoredPart.parse(stored);
/** Null where none is stored, and where it can't be read: the job begins anew. */
export const readCheckpoint = (text: string | null): Checkpoint | null =>
  StoredCheckpoint.parse(text === null ? null : parsedJson(text));
