import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { integer, monthQuery, text, uuid } from '../base/fields.ts';
import { TakingsKind } from './takings.ts';

/** So many guests (or receipts, orders, euros) an hour that one employee serves; at most one decimal. */
const perHour = z
  .number('number_format')
  .min(0.1, 'number_range')
  .max(1_000_000, 'number_range')
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, 'number_format');

const count = integer(0, 200);
const around = integer(0, 240);

/** How many employees of a role what comes in asks for. */
const role = z.strictObject({
  role: text(60),
  /** Null: as many as `least_open`, whatever comes in. */
  per_hour: perHour.nullable(),
  /** At least so many while it is open. */
  least_open: count,
  /** So many, for so many minutes before opening and after closing. */
  before_count: count,
  before_minutes: around,
  after_count: count,
  after_minutes: around,
});
export type RoleProductivity = z.infer<typeof role>;

const fields = {
  kind: TakingsKind,
  /** Enough people for what is expected, or for 8 of 10 days. */
  enough_for: z.enum(['middle', 'most'], 'choice'),
  roles: z
    .array(role)
    .max(constants.staffingRolesMax, 'too_many')
    .superRefine((list, context) => {
      const names = list.map((one) => one.role);
      names.forEach((name, index) => {
        if (names.indexOf(name) < index)
          context.addIssue({ code: 'custom', path: [index, 'role'], message: 'repeated' });
      });
    }),
};

export const Productivity = z.object({
  kind: TakingsKind,
  enough_for: z.enum(['middle', 'most']),
  roles: z.array(
    z.object({
      ...role.shape,
      /** What came in for each hour that the role worked, over eight weeks; a kind that isn't known is missing. */
      seen: z.array(z.object({ kind: TakingsKind, per_hour: z.number() })),
      /** Stored; else a role in use that has nothing yet. */
      is_set: z.boolean(),
    }),
  ),
  /** 0: nothing is stored yet. */
  version: z.number(),
});
export type Productivity = z.infer<typeof Productivity>;

const common = { role: 'manager', project: true } as const;

export const getProductivity = endpoint({
  ...common,
  method: 'GET',
  path: '/staffing/productivity',
  summary: 'How many guests an hour one employee of each role serves, with what the last weeks show',
  ability: 'takings.read',
  status: 200,
  reply: Productivity,
  errors: [],
});

export const putProductivity = endpoint({
  ...common,
  method: 'PUT',
  path: '/staffing/productivity',
  summary: 'Set how many employees of each role what comes in asks for; takes If-Match',
  ability: 'staffing.write',
  body: z.strictObject(fields),
  status: 200,
  reply: Productivity,
  errors: ['stale', 'conflict'],
});

const ProposedRequirement = z.object({
  template: z.string(),
  role: z.string(),
  /** The weekly standard, or one date whose need differs from it. */
  weekday: z.number().nullable(),
  date: z.string().nullable(),
  /** The named week that is in force on the days that it is about; null: none. */
  week_id: z.string().nullable(),
  /** Null: the exception of the date goes, and the weekly standard holds. */
  count: z.number().nullable(),
  /** What it is now; null: nothing. */
  before: z.number().nullable(),
});
export type ProposedRequirement = z.infer<typeof ProposedRequirement>;

export const Proposal = z.object({
  /** Of exactly this proposal: what is applied is what was seen. */
  id: z.string(),
  /** Why there is none. */
  reason: z.enum(['no_forecast', 'no_hours', 'nothing_ahead', 'no_productivity', 'no_templates']).nullable(),
  /** The first day that it is about: the days before are known. */
  from: z.string().nullable(),
  /** How many of a role are needed in each quarter of an hour (0 at midnight) that needs somebody. */
  need: z.array(z.object({ date: z.string(), role: z.string(), quarter: z.number(), count: z.number() })),
  /** How many of each role the proposal has on each day, by template. */
  planned: z.array(z.object({ date: z.string(), role: z.string(), template: z.string(), count: z.number() })),
  /** What would change; the rest of the roles' requirements stays. */
  requirements: z.array(ProposedRequirement),
  /** Over all days of the month: quarters of an hour in which one is missing, or one is more than needed. */
  short_quarters: z.number(),
  over_quarters: z.number(),
  /** The same with the requirements as they are now. */
  now_short_quarters: z.number(),
  now_over_quarters: z.number(),
  /** No other choice of the templates is less short, or as short and less over. */
  proved: z.boolean(),
  /** A template that would help most on the weekday that is most over or short. */
  hint: z
    .object({
      role: z.string(),
      weekday: z.number(),
      over_quarters: z.number(),
      start_time: z.string(),
      end_time: z.string(),
      removes: z.number(),
    })
    .nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

export const getProposal = endpoint({
  ...common,
  method: 'GET',
  path: '/staffing/proposal',
  summary:
    'The need of a month by quarter of an hour and role, and the requirements on the present templates that cover it best: least short, then least over',
  ability: 'takings.read',
  query: monthQuery,
  dear: true,
  status: 200,
  reply: Proposal,
  errors: [],
});

export const applyProposal = endpoint({
  ...common,
  method: 'POST',
  path: '/staffing/proposal/apply',
  summary: 'Use the proposal with this ID: weekly standard and dated exceptions, in one transaction',
  ability: 'staffing.write',
  query: monthQuery,
  body: z.strictObject({ id: text(64) }),
  dear: true,
  status: 200,
  reply: z.object({
    /** With which it is taken back in one step. */
    undo_id: z.string(),
    changed: z.number(),
  }),
  errors: ['proposal_changed', 'ability_missing'],
});

export const undoProposal = endpoint({
  ...common,
  method: 'POST',
  path: '/staffing/proposal/{id}/undo',
  summary: 'Take back a used proposal: the requirements are as they were before it',
  ability: 'staffing.write',
  params: z.object({ id: uuid }),
  status: 200,
  reply: z.object({ changed: z.number() }),
  errors: ['not_found', 'proposal_undone', 'requirements_changed'],
});
