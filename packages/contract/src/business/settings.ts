import { z } from 'zod';
import { BusinessRules, businessRules } from './business-rules.ts';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, integer, text, time } from '../base/fields.ts';
import { Limits } from '../base/limits.ts';
import { AgreedLimit } from './agreed-limit.ts';

export { businessRules, Limits, type BusinessRules };
export { getProjectSettings, ProjectSettings, tokenLives, updateProjectSettings } from './project-settings.ts';

/** The importance of an objective, in words; each weighs twice the one before it. */
export const levels = ['off', 'low', 'normal', 'high', 'highest'] as const;
const Level = z.enum(levels, 'choice');

export const aims = ['coverage', 'law', 'fairness', 'wishes', 'cost', 'stability'] as const;
const Importance = z.record(z.enum(aims), Level);
export type Importance = z.infer<typeof Importance>;

/** `off`: not judged; `soft`: a warning; `consent`: with the employee's written consent; `hard`: never planned. */
const Severity = z.enum(['off', 'soft', 'consent', 'hard'], 'choice');
export type Severity = z.infer<typeof Severity>;
/** By the rule's code; only if it differs from the rule's default. */
const Severities = z.record(z.string().max(60, 'too_long'), Severity);
export type Severities = z.infer<typeof Severities>;

/** A rule, and the strictness levels that can be chosen for it. */
const RuleChoice = z.object({
  rule: z.string(),
  family: z.enum(['basic', 'law', 'minors', 'consent', 'limits', 'business']),
  /** The default of the law pack. */
  default_severity: Severity,
  choices: z.array(Severity),
  /** The law's article. */
  source: z.string().optional(),
});
export type RuleChoice = z.infer<typeof RuleChoice>;

const LIST_MAX = 100;
const count = (max: number) => integer(0, max).nullable();

/** On the day after `template` no one works `next_template`, or on the two days after it both of the others. */
const ForbiddenSequence = z.strictObject({
  template: text(60),
  next_template: text(60),
  third_template: text(60).nullable(),
});
/** If the third one is omitted: that of the same two templates stays. */
const ChangedSequence = ForbiddenSequence.partial({ third_template: true });

/** The maximum number of shifts of a template per employee, and how many days in a row have it. */
const limitFields = z.strictObject({
  template: text(60),
  max_per_week: count(7).default(null),
  max_per_month: count(31).default(null),
  min_in_row: integer(1, 31).nullable(),
  max_in_row: integer(1, 31).nullable(),
});
type GivenLimit = { [Field in keyof z.infer<typeof limitFields>]?: z.infer<typeof limitFields>[Field] | undefined };
const sayNothing = { path: ['max_per_week'], message: 'required' };
const outOfOrder = { path: ['max_in_row'], message: 'max_below_min' };
/** What is omitted may be stored. */
const saysSomething = ({ max_per_week, max_per_month, min_in_row, max_in_row }: GivenLimit) =>
  [max_per_week, max_per_month, min_in_row, max_in_row].some((limit) => limit !== null);
const isInOrder = ({ min_in_row, max_in_row }: GivenLimit) => (min_in_row ?? 0) <= (max_in_row ?? Infinity);
const TemplateLimit = limitFields.refine(saysSomething, sayNothing).refine(isInOrder, outOfOrder);
/** If days in a row are omitted: those of the template stay. */
const ChangedLimit = limitFields
  .partial({ min_in_row: true, max_in_row: true })
  .refine(saysSomething, sayNothing)
  .refine(isInOrder, outOfOrder);
/** Two employees who work the same shifts together, or who must never overlap. */
const EmployeePair = z
  .strictObject({ employee_id: identity, other_employee_id: identity, together: z.boolean() })
  .refine(({ employee_id, other_employee_id }) => employee_id !== other_employee_id, {
    path: ['other_employee_id'],
    message: 'pair_same',
  });
/** The minimum number of experienced employees wherever the template is worked; in one role, or (null) in any. */
const SeniorRule = z.strictObject({
  template: text(60),
  role: text(60).nullable().default(null),
  least: integer(1, 20),
});

/** A list without duplicates; a duplicate is rejected at its index. */
const listOf = <Item extends z.ZodType>(item: Item, keyOf: (entry: z.output<Item>) => string) =>
  z
    .array(item)
    .max(LIST_MAX, 'too_many')
    .superRefine((list, context) => {
      const keys = list.map(keyOf);
      keys.forEach((key, index) => {
        if (keys.indexOf(key) < index) context.addIssue({ code: 'custom', path: [index], message: 'repeated' });
      });
    });

/** For a day of the week; a close at or before the open is on the next day. */
const OpenDay = z
  .strictObject({ open: time, close: time })
  .refine(({ open, close }) => open !== close, { path: ['close'], message: 'end_equals_start' });

/** The first day of a month. */
const monthStart = date.refine((value) => value.endsWith('-01'), 'month_start');

const fields = {
  /** The ID of a law pack (`GET /law-packs`), or `none`. */
  law_pack: text(20),
  /** Summary recording of working time (DK 115), or the same hours every week. */
  regime: z.enum(['summary', 'fixed'], 'choice'),
  /** The length of the accounting period in months (DK 113), counted from a first one. */
  accounting_months: integer(1, 12),
  accounting_start: monthStart,
  /** The reason why the period can be longer than the law's default; null: it isn't. */
  accounting_ground: z.enum(['sector', 'agreement'], 'choice').nullable(),
  /** What was agreed on top of the law. */
  agreed_limits: z.array(AgreedLimit).max(LIST_MAX, 'too_many'),
  importance: Importance,
  /** Monday first; null if not specified. */
  opening_hours: z.array(OpenDay.nullable()).length(7, 'wrong_type'),
  /** The default planning time of a month. */
  planning_seconds: integer(1, constants.planningSecondsMax),
  severities: Severities,
  /** The limits for employees without their own. */
  limits: Limits,
  business_rules: BusinessRules,
  /** Anyone who closes a day must not open the next. */
  closing_before_opening: z.boolean('wrong_type'),
  forbidden_sequences: listOf(ForbiddenSequence, (sequence) => Object.values(sequence).join('\n')),
  template_limits: listOf(TemplateLimit, ({ template }) => template),
  pairs: listOf(EmployeePair, ({ employee_id, other_employee_id }) =>
    [employee_id, other_employee_id].sort().join('\n'),
  ),
  seniors: listOf(SeniorRule, ({ template, role }) => `${template}\n${role ?? ''}`),
  /** After a yes to a question whether employees take a shift, the manager decides; else the first yes takes it. */
  asks_need_approval: z.boolean('wrong_type'),
  /** Roles connected with alcohol, in which employees under 18 must not work. */
  alcohol_roles: z.array(text(60)).max(20, 'too_many'),
  /** The business rule: changes announced less than these hours ahead are paid; null: there is no such rule. */
  late_change_hours: integer(1, 720).nullable(),
  /** What it pays of the lost time, in percent; null together with the hours. */
  late_change_percent: integer(1, 200).nullable(),
};

/** What pages ask of the law in force today. */
const LawFacts = z.object({
  /** Null: no law is checked. */
  name: z.string().nullable(),
  /** The law whose articles the texts of the product cite; null: they cite none. */
  cites: z.string().nullable(),
  /** A month is published this many days ahead; null: no day is set. */
  publish_notice_days: z.number().nullable(),
  /** Overtime may become leave on request, today or in a month that was published or locked under such a law. */
  overtime_leave: z.boolean(),
});

/** The settings of the planner. */
export const SystemSettings = z.object({ ...fields, law: LawFacts, rules: z.array(RuleChoice), version: z.number() });
export type SystemSettings = z.infer<typeof SystemSettings>;

export const getSystemSettings = endpoint({
  method: 'GET',
  path: '/settings/system',
  summary: 'Settings used to generate schedules; only managers see which employees must work apart',
  role: 'user',
  ability: 'member',
  project: true,
  status: 200,
  reply: SystemSettings,
  errors: [],
});

export const updateSystemSettings = endpoint({
  method: 'PUT',
  path: '/settings/system',
  summary: 'Change the settings used to generate schedules; omitted fields stay unchanged. Takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  body: z
    .strictObject({
      ...fields,
      forbidden_sequences: z.array(ChangedSequence).max(LIST_MAX, 'too_many'),
      template_limits: z.array(ChangedLimit).max(LIST_MAX, 'too_many'),
    })
    .partial(),
  status: 200,
  reply: SystemSettings,
  managersOnly: 'settings',
  errors: ['stale'],
});
