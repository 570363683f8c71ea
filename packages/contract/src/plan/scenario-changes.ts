import { z } from 'zod';
import { birthDate, date, hours, identity, integer, text, time } from '../base/fields.ts';
import { aims, levels } from '../business/settings.ts';

/** Lines of a scenario. */
export const CHANGES_MAX = 20;

const day = { weekday: integer(1, 7).nullish(), date: date.nullish() };
const oneDay = ({ weekday, date: on }: { weekday?: number | null | undefined; date?: string | null | undefined }) =>
  (weekday == null) !== (on == null);
const wrongDay = { path: ['weekday'], message: 'weekday_or_date' };
const wholeWeek = [1, 2, 3, 4, 5, 6, 7];

/** Somebody is away on all of these days, both inclusive. */
const Away = z
  .strictObject({ kind: z.literal('away'), employee_id: identity, from: date, to: date })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'end_date_before_start' });

/** Somebody leaves: the days after `last_day` are not theirs. */
const Leaves = z.strictObject({ kind: z.literal('leaves'), employee_id: identity, last_day: date });

/** Somebody begins only then: the days before `first_day` are not theirs. */
const Starts = z.strictObject({ kind: z.literal('starts'), employee_id: identity, first_day: date });

/**
 * Somebody who isn't there: like an employee (roles, hours, limits, rate and certificates, without absences and
 * wishes), or with own roles and weekly hours.
 */
const Imaginary = z
  .strictObject({
    kind: z.literal('imaginary'),
    /** Names this person among the changes of the scenario and in its shifts. */
    key: z.string('required').regex(/^[a-z0-9-]{1,20}$/, 'wrong_value'),
    name: text(80).nullish(),
    like: identity.nullish(),
    roles: z.array(text(60)).max(20, 'too_many').default([]),
    /** The hours of the contract, and at most so many in a week. */
    weekly_hours: hours(60).nullish(),
    /** The weekdays on which they can work, 1 Monday .. 7 Sunday; default all. */
    days: z.array(integer(1, 7)).min(1, 'required').max(7, 'too_many').default(wholeWeek),
    /** No shift of theirs begins earlier in the day; default at any time. */
    earliest_start: time.nullish(),
    hourly_rate_cents: integer(0, 1_000_000).nullish(),
    birth_date: birthDate.nullish(),
  })
  .superRefine(({ like, roles, weekly_hours }, context) => {
    if (like != null) return;
    if (roles.length === 0) context.addIssue({ code: 'custom', path: ['roles'], message: 'roles_required' });
    if (weekly_hours == null || weekly_hours === 0)
      context.addIssue({ code: 'custom', path: ['weekly_hours'], message: 'required' });
  });

/** Somebody can also work in this role. */
const Role = z.strictObject({ kind: z.literal('role'), employee_id: identity, role: text(60) });

/** Somebody also has a certificate of this kind, without an end. */
const Certificate = z.strictObject({ kind: z.literal('certificate'), employee_id: identity, certificate: text(80) });

/** The weekly hours of somebody's contract are these. */
const ContractHours = z.strictObject({
  kind: z.literal('contract_hours'),
  employee_id: identity,
  weekly_hours: hours(60).refine((value) => value > 0, 'number_range'),
});

/** So many people are needed for a template and role, on a date or on all days of a weekday (1 Monday .. 7 Sunday). */
const Requirement = z
  .strictObject({
    kind: z.literal('requirement'),
    ...day,
    template: text(60),
    role: text(60),
    count: integer(0, 200),
  })
  .refine(oneDay, wrongDay);

/** Nobody works on this date, or on all days of this weekday. */
const Closed = z.strictObject({ kind: z.literal('closed'), ...day }).refine(oneDay, wrongDay);

/**
 * A rule, by its code: another strictness (`off`: without it, where that can be chosen), or, of a rule that numbers
 * define, other numbers (null: without it). Exactly one of the two.
 */
const ChangedRule = z
  .strictObject({
    kind: z.literal('rule'),
    rule: text(60),
    strictness: z.enum(['off', 'soft', 'consent', 'hard'], 'choice').optional(),
    numbers: z.record(text(40), integer(0, 1000)).nullish(),
  })
  .refine(({ strictness, numbers }) => (strictness === undefined) !== (numbers === undefined), {
    path: ['strictness'],
    message: 'required',
  });

/** How much an aim matters. */
const Aim = z.strictObject({
  kind: z.literal('aim'),
  aim: z.enum(aims, 'choice'),
  importance: z.enum(levels, 'choice'),
});

/** One line of a scenario: what is different from the month as it is. */
export const Change = z.discriminatedUnion('kind', [
  Away,
  Leaves,
  Starts,
  Imaginary,
  Role,
  Certificate,
  ContractHours,
  Requirement,
  Closed,
  ChangedRule,
  Aim,
]);
export type Change = z.infer<typeof Change>;
export type ChangeKind = Change['kind'];

/** What a line is about: of two lines about the same, one would undo the other. */
const subjectOf = (change: Change): string => JSON.stringify([change.kind, ...aboutOf(change)]);

function aboutOf(change: Change): unknown[] {
  switch (change.kind) {
    case 'away':
      return [change.employee_id, change.from, change.to];
    case 'leaves':
    case 'starts':
    case 'contract_hours':
      return [change.employee_id];
    case 'imaginary':
      return [change.key];
    case 'role':
      return [change.employee_id, change.role];
    case 'certificate':
      return [change.employee_id, change.certificate];
    case 'requirement':
      return [change.weekday ?? change.date, change.template, change.role];
    case 'closed':
      return [change.weekday ?? change.date];
    case 'rule':
      return [change.rule];
    case 'aim':
      return [change.aim];
  }
}

/** 1 Monday .. 7 Sunday. */
const weekdayOf = (of: string) => ((new Date(`${of}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Whether both can't be meant at once. */
function contradicts(one: Change, other: Change): boolean {
  if (one.kind === 'leaves' && other.kind === 'starts')
    return one.employee_id === other.employee_id && one.last_day < other.first_day;
  if (one.kind === 'starts' && other.kind === 'away')
    return one.employee_id === other.employee_id && other.from <= one.first_day && one.first_day <= other.to;
  if (one.kind === 'closed' && other.kind === 'requirement' && other.count > 0) {
    if (other.date != null) return one.date === other.date || one.weekday === weekdayOf(other.date);
    return one.weekday != null && one.weekday === other.weekday;
  }
  return false;
}

/** The lines of a scenario: of two that contradict each other, the second one is named. */
export const Changes = z
  .array(Change)
  .min(1, 'required')
  .max(CHANGES_MAX, 'too_many')
  .superRefine((list, context) => {
    const subjects = list.map(subjectOf);
    list.forEach((change, index) => {
      const earlier = list.slice(0, index);
      if (subjects.indexOf(subjectOf(change)) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'change_twice' });
      else if (earlier.some((other) => contradicts(other, change) || contradicts(change, other)))
        context.addIssue({ code: 'custom', path: [index], message: 'change_contradicts' });
    });
  });
