import { z } from 'zod';
import { constants } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { date, identity, integer, lines, text, time, timeZone } from './fields.ts';
import { Limits } from './limits.ts';
import { Project } from './projects.ts';

export { Limits };

/** How much something matters, in words; each weighs twice the one before it. */
export const levels = ['off', 'low', 'normal', 'high', 'highest'] as const;
const Level = z.enum(levels, 'choice');

export const aims = ['coverage', 'law', 'fairness', 'wishes', 'cost', 'stability'] as const;
const Importance = z.record(z.enum(aims), Level);
export type Importance = z.infer<typeof Importance>;

/** `off`: not judged; `soft`: a warning; `consent`: with the person's written consent; `hard`: never planned. */
const Severity = z.enum(['off', 'soft', 'consent', 'hard'], 'choice');
export type Severity = z.infer<typeof Severity>;
/** By the rule's code; only where it differs from what the rule comes with. */
const Severities = z.record(z.string().max(60, 'too_long'), Severity);
export type Severities = z.infer<typeof Severities>;

/** What a rule is and what may be made of it. */
const RuleChoice = z.object({
  rule: z.string(),
  family: z.enum(['basic', 'law', 'minors', 'consent', 'limits', 'business']),
  /** As the law pack has it. */
  default_severity: Severity,
  choices: z.array(Severity),
  /** The law's article. */
  source: z.string().optional(),
});
export type RuleChoice = z.infer<typeof RuleChoice>;

const LIST_MAX = 100;
const count = (max: number) => integer(0, max).nullable();

/** The day after `template` nobody works `next_template`. */
const ForbiddenSequence = z.strictObject({ template: text(60), next_template: text(60) });
/** At most so many shifts of a template, by anybody. */
const TemplateLimit = z
  .strictObject({ template: text(60), max_per_week: count(7).default(null), max_per_month: count(31).default(null) })
  .refine(({ max_per_week, max_per_month }) => max_per_week !== null || max_per_month !== null, {
    path: ['max_per_week'],
    message: 'required',
  });
/** Two people who work the same shifts' days together, or who must never meet at work. */
const EmployeePair = z
  .strictObject({ employee_id: identity, other_employee_id: identity, together: z.boolean() })
  .refine(({ employee_id, other_employee_id }) => employee_id !== other_employee_id, {
    path: ['other_employee_id'],
    message: 'pair_same',
  });
/** At least so many seniors wherever the template is worked; in one role, or (null) in any. */
const SeniorRule = z.strictObject({
  template: text(60),
  role: text(60).nullable().default(null),
  least: integer(1, 20),
});

/** A list in which nothing is said twice; a repetition is refused at its place. */
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

/** Of a day of the week; a close at or before the open is on the next day. */
const OpenDay = z
  .strictObject({ open: time, close: time })
  .refine(({ open, close }) => open !== close, { path: ['close'], message: 'end_equals_start' });

/** The first day of a month. */
const monthStart = date.refine((value) => value.endsWith('-01'), 'month_start');

const fields = {
  law_pack: z.enum(['lt', 'eu', 'none'], 'choice'),
  /** Summary recording of working time (DK 115), or the same hours every week. */
  regime: z.enum(['summary', 'fixed'], 'choice'),
  /** The accounting period (DK 113): so many months, counted from a first one. */
  accounting_months: integer(1, 12),
  accounting_start: monthStart,
  /** Why the period may be longer than the law's usual one; null: it isn't. */
  accounting_ground: z.enum(['sector', 'agreement'], 'choice').nullable(),
  importance: Importance,
  /** Monday first; null where nothing is said. */
  opening_hours: z.array(OpenDay.nullable()).length(7, 'wrong_type'),
  /** How long a month is planned when nobody says otherwise. */
  planning_seconds: integer(1, constants.planningSecondsMax),
  severities: Severities,
  /** What holds for everybody who has no limit of their own. */
  limits: Limits,
  /** Nobody who closes a day opens the next. */
  closing_before_opening: z.boolean('wrong_type'),
  forbidden_sequences: listOf(ForbiddenSequence, ({ template, next_template }) => `${template}\n${next_template}`),
  template_limits: listOf(TemplateLimit, ({ template }) => template),
  pairs: listOf(EmployeePair, ({ employee_id, other_employee_id }) =>
    [employee_id, other_employee_id].sort().join('\n'),
  ),
  seniors: listOf(SeniorRule, ({ template, role }) => `${template}\n${role ?? ''}`),
  /** Roles that have to do with alcohol, in which nobody under age works. */
  alcohol_roles: z.array(text(60)).max(20, 'too_many'),
};

/** What the planner goes by. */
export const SystemSettings = z.object({ ...fields, rules: z.array(RuleChoice), version: z.number() });
export type SystemSettings = z.infer<typeof SystemSettings>;

/** Nine digits in Lithuania, other signs elsewhere; empty: none. */
const CompanyCode = text(20, 0).pipe(z.string().regex(/^(?:[\p{L}\p{N}][\p{L}\p{N} ./-]*)?$/u, 'company_code_format'));

export const ProjectSettings = Project.omit({ billing: true, erased_at: true }).extend({
  country: z.string(),
  /** As the register of companies has it; on the working-time sheet. */
  company_code: z.string().nullable(),
  version: z.number(),
});
export type ProjectSettings = z.infer<typeof ProjectSettings>;

export const getProjectSettings = endpoint({
  method: 'GET',
  path: '/settings/project',
  summary: 'The project as its team sees it',
  role: 'user',
  project: true,
  status: 200,
  reply: ProjectSettings,
  errors: [],
});

export const updateProjectSettings = endpoint({
  method: 'PUT',
  path: '/settings/project',
  summary:
    'Change the name, description, country and company code, and the time zone before any shifts are scheduled. Takes If-Match',
  role: 'manager',
  project: true,
  body: z.strictObject({
    name: text(80).pipe(z.string().min(constants.projectNameMin, 'project_name_short')),
    description: lines(500, 0).nullish(),
    /** Left out: as it is. */
    time_zone: timeZone.optional(),
    /** Whose public holidays shorten norms and raise pay. Left out: as it is. */
    country: z.enum(constants.countries, 'choice').optional(),
    company_code: CompanyCode.nullable().optional(),
  }),
  status: 200,
  reply: ProjectSettings,
  errors: ['stale'],
});

export const getSystemSettings = endpoint({
  method: 'GET',
  path: '/settings/system',
  summary: 'Settings used to generate schedules; only managers see which employees must work apart',
  role: 'user',
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
  project: true,
  body: z.strictObject(fields).partial(),
  status: 200,
  reply: SystemSettings,
  managersOnly: 'settings',
  errors: ['stale'],
});
