import type { Problem } from '@pamaina/engine';
import { checkProblem } from '@pamaina/problem';
import { z } from 'zod';
import { parsedJson, readableItems, readableValues } from '../../../../platform/database/stored-json.ts';
import { StoredOpenNeeds, StoredQuality } from '../../months/index.ts';

const StoredSolution = z
  .object({
    figures: z.object({
      penalty: z.number(),
      bound: z.number(),
      gap: z.number(),
      hard_violations: z.number(),
      iterations: z.number().catch(0),
      parts: readableValues(z.number()),
      broken: readableItems(
        z.object({
          rule: z.string(),
          employeeId: z.string().nullable().default(null),
          date: z.string().nullable().default(null),
          shiftIds: z.array(z.string()).default([]),
        }),
      ),
      notes: readableItems(z.string()),
    }),
    quality: StoredQuality,
    seconds: z.number(),
    shifts: z.array(
      z.object({
        id: z.string(),
        date: z.string(),
        template: z.string().nullable(),
        role: z.string(),
        start: z.number(),
        end: z.number(),
        breakMinutes: z.number().default(0),
        onCall: z.enum(['at_work', 'at_home']).optional(),
        employeeId: z.string().nullable(),
        locked: z.boolean().default(false),
        workedBy: z.string().optional(),
      }),
    ),
    open: StoredOpenNeeds,
    /** Names by ID of the people in the texts. */
    names: readableItems(z.tuple([z.string(), z.string()])),
  })
  .nullable()
  .catch(null);

/** What a finished solve keeps. */
export type StoredSolution = NonNullable<z.output<typeof StoredSolution>>;

/**
 * Null before the end, and for a solution that can't be read: a plan with shifts left out would be another one.
 * @param text JSON
 */
export const readSolution = (text: string | null): StoredSolution | null =>
  StoredSolution.parse(text === null ? null : parsedJson(text));

/** A program's problem. @throws `ProblemFault` where it can't be read: its job fails */
export const readProblem = (text: string): Problem => checkProblem(parsedJson(text));
