import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { dayOrInstant, identity, lines, uuid } from '../base/fields.ts';
import { leaveCode } from './leave-types.ts';
import { Price } from '../plan/late-changes.ts';
import { CountedUnfilled, Quality } from '../plan/rules.ts';
import { Shift } from '../plan/schedule.ts';

/** A reassigned shift; without an employee it stays open. */
export const RepairChange = z.object({
  shift_id: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  template: z.string().nullable(),
  role: z.string(),
  from_employee_id: z.string().nullable(),
  from_name: z.string().nullable(),
  to_employee_id: z.string().nullable(),
  to_name: z.string().nullable(),
  /** A draft that is published with the changes, because its employee gives up a published shift of that month. */
  publishes: z.boolean(),
  /** Of a shift that stays open: the first who could take it without breaking a rule, best first. */
  takers: z.array(z.string()),
  /**
   * Whom "ask first" asks about the shift, in this order. Null: nobody is asked, because it is a draft or has begun, or
   * the absence opens so many that they are not ranked.
   */
  asked: z.array(z.string()).nullable(),
});
export type RepairChange = z.infer<typeof RepairChange>;

export const RepairProposal = z.object({
  id: z.string(),
  changes: z.array(RepairChange),
  /** The shifts of the absent employees, or the one to fill, that no one can take, with the reasons. */
  open: z.array(CountedUnfilled),
  /** The resulting quality of the month in which the absence starts or the shift is. */
  quality: Quality,
  /** Proved: no repair leaves fewer shifts open, and none with as few open shifts changes fewer. */
  minimal: z.boolean(),
  /** What applying it now costs as late changes of those who aren't absent, shift by shift. */
  prices: z.array(Price),
});
export type RepairProposal = z.infer<typeof RepairProposal>;

/** Of whom an absence takes more than is left, in the unit of the balance: a warning, not a refusal. */
export const Overdrawn = z.object({
  name: z.string(),
  year: z.number(),
  unit: z.enum(['days', 'hours']),
  left: z.number(),
  takes: z.number(),
});

export const proposeRepair = endpoint({
  method: 'POST',
  path: '/schedule/repair',
  summary:
    'What the absence of one or more employees does to the schedule, and the fewest changes that cover it; nothing is changed yet',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'days',
  /**
   * Whole days, both inclusive, or instants; only an illness can have no end yet. `others` are absent for the same
   * time. Only managers read the note.
   */
  body: z
    .strictObject({
      employee_id: identity,
      others: z.array(identity).max(constants.othersAwayMax, 'too_many').default([]),
      start: dayOrInstant,
      end: dayOrInstant.nullish(),
      type: leaveCode.default('sick_leave'),
      note: lines(500, 0).nullish(),
    })
    .refine(({ employee_id, others }) => new Set([employee_id, ...others]).size > others.length, {
      path: ['others'],
      message: 'repeated',
    })
    .refine(({ end, type }) => end != null || type === 'sick_leave', { path: ['end'], message: 'required' }),
  dear: true,
  status: 200,
  reply: RepairProposal.extend({
    alternatives: z.array(RepairProposal),
    /** The absence alone: its shifts become open, nobody else's change. Null if that is the proposal. */
    alone: RepairProposal.nullable(),
    overdrawn: z.array(Overdrawn),
  }),
  errors: ['generation_running', 'time_off_overlaps'],
});

export const proposeFill = endpoint({
  method: 'POST',
  path: '/schedule/{id}/fill',
  summary: 'Fill an open shift: the fewest changes that break no rules; nothing is changed yet',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'shift',
  params: z.object({ id: uuid }),
  dear: true,
  status: 200,
  reply: RepairProposal.extend({ alternatives: z.array(RepairProposal) }),
  errors: ['not_found', 'shift_begun', 'generation_running'],
});

export const applyRepair = endpoint({
  method: 'POST',
  path: '/schedule/repair/{id}/apply',
  summary:
    'Apply the proposed changes, even in published months; the absent employees become unavailable for that time',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'repair',
  params: z.object({ id: uuid }),
  status: 200,
  reply: z.object({
    applied: z.number(),
    shifts: z.array(Shift),
    /** Undoes everything in one step (`POST /schedule/repair/{id}/undo`). */
    undo_id: z.string(),
  }),
  errors: ['not_found', 'repair_stale', 'generation_running', 'time_off_overlaps'],
});

export const undoRepair = endpoint({
  method: 'POST',
  path: '/schedule/repair/{id}/undo',
  summary:
    'Take applied changes back within two days, also in published months: the shifts are as they were, the noted absence is gone',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'repair',
  params: z.object({ id: uuid }),
  status: 200,
  reply: z.object({
    undone: z.number(),
    shifts: z.array(Shift),
    /** Redoes the changes (`POST /schedule/repair/{id}/apply`). */
    redo_id: z.string(),
  }),
  errors: ['not_found', 'repair_changed', 'shift_begun', 'generation_running'],
});
