import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { monthQuery } from '../base/fields.ts';

/** One employee away on one day of theirs. */
export const AbsenceDay = z.object({
  employee_id: z.string(),
  name: z.string(),
  date: z.string(),
  /** The shifts that would get another employee: those of the absent one, and others passed on for them. */
  moves: z.number(),
  /** The roles of the shifts that would stay open. */
  open: z.array(z.string()),
  /** Proved: nothing leaves fewer open, and nothing changes fewer shifts. */
  proved: z.boolean(),
});
export type AbsenceDay = z.infer<typeof AbsenceDay>;

/** Two changes are made by two calls; more are a replanning. */
export const fewMoves = 2;

/** An event of a running test; the last one is `done`. */
export const AbsenceTestEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('day'), day: AbsenceDay, done: z.number(), of: z.number() }),
  /** Everything was tried. */
  z.object({
    type: z.literal('done'),
    /**
     * The days with absences that can’t be covered, or for which nobody was found: one more person who can work in all
     * of these roles covers any one of them.
     */
    on_call: z.array(z.object({ date: z.string(), roles: z.array(z.string()) })),
  }),
  z.object({ type: z.literal('failed') }),
]);
export type AbsenceTestEvent = z.infer<typeof AbsenceTestEvent>;

export const streamAbsenceTest = endpoint({
  method: 'GET',
  path: '/schedule/absence-test',
  summary:
    'What it would take if one employee were away, for each of their days still to come, sent day by day; closing the connection stops it',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  query: monthQuery,
  dear: true,
  status: 200,
  events: AbsenceTestEvent,
  errors: [],
});
