import { scenarios } from '@pamaina/contract';
import type { Interval, Plan, Problem, ScenarioQuantity } from '@pamaina/engine';
import { figuresOf } from '@pamaina/engine';
import { z } from 'zod';
import { readableItems, readableValues } from '../../../platform/database/stored-json.ts';
import type { SetBudget } from '../generation/index.ts';

const StoredShift = z.object({
  date: z.iso.date(),
  template: z.string().nullable(),
  role: z.string(),
  start: z.number(),
  end: z.number(),
  employeeId: z.string().nullable(),
  /** Of a place that is cut in two. */
  half: z.object({ of: z.string(), at: z.literal([1, 2]) }).optional(),
});
export type StoredShift = z.infer<typeof StoredShift>;

const StoredSide = z
  .object({
    needed: z.number(),
    filled: z.number(),
    fillable: z.number(),
    proved: z.boolean().catch(false),
    figures: readableValues(
      z.object({
        best: z.number().nullable(),
        bound: z.number().nullable().catch(null),
        // Absent until its bound is asked for; null where nothing was found then.
        reached: z.number().nullable().optional().catch(undefined),
      }),
    ),
    shifts: z.array(StoredShift),
  })
  .nullable()
  .catch(null);
/** One of the two plans of a scenario. */
export type StoredSide = NonNullable<z.output<typeof StoredSide>>;

/** Null before it is planned, and where it can't be read: a plan with shifts left out would be another one. */
export const readSide = (stored: unknown): StoredSide | null => StoredSide.parse(stored);

/** The changes that can be read: a line of a later version is left out. */
export const readChanges = (stored: unknown): scenarios.Change[] => readableItems(scenarios.Change).parse(stored);

const StoredBudget = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  cents: z.number().nullable(),
  // Absent in those that were stored before it was known how they were set.
  percent: z.number().nullable().default(null),
  keep: z.enum(['cap', 'goal']),
});

/** What a month without budgets of its own is planned by; what can't be read is left out. */
export const readBudgets = (stored: unknown): SetBudget[] => readableItems(StoredBudget).parse(stored);

/** A plan as a scenario keeps it: of its days from the first planned one on. */
export function sideOf(problem: Problem, plan: Plan, from: string): StoredSide {
  const { needed, filled, fillable } = plan.quality;
  const figures: Record<ScenarioQuantity, Interval> = figuresOf(problem, plan);
  const shifts = plan.shifts
    .filter(({ date, workedBy }) => date >= from && date <= problem.to && workedBy === undefined)
    .map(({ date, template, role, start, end, employeeId, half }) => {
      return { date, template, role, start, end, employeeId, ...(half && { half }) };
    });
  return { needed, filled, fillable, proved: plan.proved, figures, shifts };
}
