import { lawDocument, lawDocuments, lawOf, type Problem } from '@pamaina/engine';
import { z } from 'zod';
import { count, name } from './field-schemas.ts';
import { lawSchema } from './law-schema.ts';
import { forbiddenSequences, rules } from './rules-schema.ts';

/** Instants are between 1970 and 2200. */
const LAST_INSTANT = 121_000_000;
const LONGEST_SHIFT = 2 * 1440;
const MOST_MINUTES = 1_000_000;

const date = z.iso.date();
const instant = z.int().min(0).max(LAST_INSTANT);
const minutes = z.int().min(0).max(MOST_MINUTES);
const weight = z.number().min(0).max(1e9);
const owed = z.number().min(-1e6).max(1e6);

const day = z.strictObject({
  date,
  weekday: z.int().min(1).max(7),
  startsAt: instant,
  clockChange: z.strictObject({ at: instant, by: z.int().min(-180).max(180) }).nullable(),
  holiday: z.boolean(),
  closed: z.boolean(),
});

/** Hours of work, including an unpaid break. */
const hours = { date, role: name, start: instant, end: instant, breakMinutes: minutes };

const need = z
  .strictObject({
    ...hours,
    template: name,
    onCall: z.literal('at_work').exactOptional(),
    count,
    underWeight: weight.nullable(),
    overWeight: weight.nullable(),
  })
  .superRefine(checkHours);

const shift = z
  .strictObject({
    ...hours,
    id: name,
    template: name.nullable(),
    onCall: z.enum(['at_work', 'at_home']).exactOptional(),
    employeeId: name.nullable(),
    locked: z.boolean(),
    workedBy: name.exactOptional(),
  })
  .superRefine(checkHours);

const block = z
  .strictObject({
    start: instant,
    end: instant,
    source: z.enum(['time_off', 'self', 'ill']),
    isOpen: z.boolean().exactOptional(),
    isLeave: z.boolean().exactOptional(),
  })
  .refine(({ start, end }) => end > start, { path: ['end'], error: 'must be after start' });

/** A published shift, and what it costs to take it from its employee now. */
const lateShift = z
  .strictObject({
    start: instant,
    end: instant,
    breakMinutes: minutes,
    costs: z.array(
      z
        .strictObject({
          share: weight.exactOptional(),
          minutes: minutes.exactOptional(),
          cents: weight.exactOptional(),
        })
        .refine((amounts) => Object.keys(amounts).length === 1, { error: 'must have one amount' }),
    ),
    rateCents: weight.nullable(),
  })
  .superRefine(checkHours);

const person = z.strictObject({
  id: name,
  name: z.string(),
  roles: z.array(name),
  maxMinutesPerWeek: minutes.nullable(),
  minShiftsPerWeek: count,
  normMinutes: minutes.nullable(),
  birthDate: date.nullable(),
  blocks: z.array(block),
  hourlyRateCents: weight.nullable(),
  limits: z.strictObject({
    maxShiftsByTemplate: z.record(name, count).exactOptional(),
    maxShiftsByTemplatePerWeek: z.record(name, count).exactOptional(),
    minMinutes: minutes.exactOptional(),
    maxMinutes: minutes.exactOptional(),
    minShifts: count.exactOptional(),
    maxShifts: count.exactOptional(),
    minMinutesPerWeek: minutes.exactOptional(),
    maxShiftsPerWeek: count.exactOptional(),
    minMinutesPerAccounting: minutes.exactOptional(),
    maxMinutesPerAccounting: minutes.exactOptional(),
    minShiftsPerAccounting: count.exactOptional(),
    maxShiftsPerAccounting: count.exactOptional(),
    maxConsecutiveDays: count.exactOptional(),
    minConsecutiveDays: count.exactOptional(),
    maxConsecutiveDaysOff: count.exactOptional(),
    minConsecutiveDaysOff: count.exactOptional(),
    maxWeekends: count.exactOptional(),
    maxConsecutiveWeekends: count.exactOptional(),
  }),
  wishes: z.array(z.strictObject({ date, template: name, kind: z.enum(['on', 'off']), weight })),
  contractMinutesPerWeek: minutes.exactOptional(),
  hasReducedNorm: z.boolean().exactOptional(),
  restWeekdays: z.array(z.int().min(1).max(7)).exactOptional(),
  homeOnCall: z.array(shift).exactOptional(),
  leaveDays: count.exactOptional(),
  senior: z.boolean().exactOptional(),
  consents: z
    .strictObject({
      overtime: z.enum(['usual', 'extended']).exactOptional(),
      night: z.boolean().exactOptional(),
      holiday: z.boolean().exactOptional(),
      restDay: z.boolean().exactOptional(),
      onCall: z.boolean().exactOptional(),
      longWeek: z.boolean().exactOptional(),
    })
    .exactOptional(),
  consentDates: z
    .partialRecord(
      z.enum(['overtime', 'night', 'holiday', 'restDay', 'onCall', 'longWeek']),
      z.strictObject({ from: date.nullable(), to: date.nullable() }),
    )
    .exactOptional(),
  needsConsent: z.boolean().exactOptional(),
  earlier: z
    .strictObject({
      minutes,
      shifts: count,
      overtimeMinutes: minutes,
      normLeftMinutes: z.int().min(-MOST_MINUTES).max(MOST_MINUTES).exactOptional(),
      nightShifts: count.exactOptional(),
      nightMinutes: minutes.exactOptional(),
      recentShifts: count.exactOptional(),
      recentMinutes: minutes.exactOptional(),
    })
    .exactOptional(),
  employment: z
    .array(
      z.strictObject({
        from: date.nullable(),
        to: date.nullable(),
        roles: z.array(name).exactOptional(),
        hourlyRateCents: weight.nullable().exactOptional(),
        contractMinutesPerWeek: minutes.exactOptional(),
        restWeekdays: z.array(z.int().min(1).max(7)).exactOptional(),
      }),
    )
    .exactOptional(),
  splitsDays: z.boolean().exactOptional(),
  earliestStart: z.int().min(0).max(1439).exactOptional(),
  lateShifts: z.array(lateShift).exactOptional(),
  certificates: z
    .array(z.strictObject({ kind: name, from: date.nullable().exactOptional(), until: date.nullable() }))
    .exactOptional(),
  debt: z.strictObject({ minutes: owed, weekends: owed, nights: owed, closings: owed, holidays: owed }).exactOptional(),
});

const budget = z.strictObject({
  from: date,
  to: date,
  cents: z.int().min(0).max(1e11),
  keep: z.enum(['cap', 'goal']),
});

const problem = z.strictObject({
  from: date,
  to: date,
  days: z.array(day).min(1).max(3660),
  people: z.array(person).max(2000),
  needs: z.array(need).max(200_000),
  needsAround: z.array(need).max(200_000).exactOptional(),
  fixed: z.array(shift).max(200_000),
  isolated: z.boolean().exactOptional(),
  forbiddenSequences,
  law: lawSchema.nullable(),
  regime: z.enum(['summary', 'fixed']).exactOptional(),
  accounting: z.strictObject({ from: date, to: date }).exactOptional(),
  rules: rules.exactOptional(),
  weights: z.strictObject({
    coverage: weight,
    minShifts: weight,
    fairHours: weight,
    fairWeekends: weight,
    fairNights: weight.exactOptional(),
    fairClosings: weight.exactOptional(),
    fairHolidays: weight.exactOptional(),
    splitDays: weight.exactOptional(),
    law: weight.exactOptional(),
    rules: z.record(name, weight).exactOptional(),
    cost: weight.exactOptional(),
    budget: weight.exactOptional(),
    wishes: weight.exactOptional(),
    stability: weight,
  }),
  budgets: z.array(budget).max(1000).exactOptional(),
  roleRates: z
    .array(z.strictObject({ role: name, from: date, hourlyRateCents: weight }))
    .max(10_000)
    .exactOptional(),
});

/**
 * The JSON form of a problem: each field with the range that the engine supports. Constraints between fields are in
 * `check-problem.ts`.
 */
export const problemSchema: z.ZodType<Problem> = z.preprocess(withShippedLaw, problem);

/**
 * The ID of a law pack that ships with the engine stands for the law in force in the period: for none where the period
 * ends before the law began.
 */
function withShippedLaw(given: unknown, context: z.RefinementCtx): unknown {
  if (typeof given !== 'object' || given === null || !('law' in given) || typeof given.law !== 'string') return given;
  if (!lawDocument(given.law)) {
    const known = lawDocuments.map(({ id }) => `"${id}"`).join(', ');
    const message = `there is no such law; the known ones are ${known}, and null is none`;
    context.addIssue({ code: 'custom', path: ['law'], message, input: given.law });
    return given;
  }
  const { from, to } = Object(given) as { from?: unknown; to?: unknown };
  const span = z.object({ from: date, to: date }).safeParse({ from, to });
  return { ...given, law: span.success ? lawOf(given.law, span.data) : null };
}

function checkHours(of: { start: number; end: number; breakMinutes: number }, context: z.RefinementCtx): void {
  const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const length = of.end - of.start;
  if (length <= 0) fail('end', 'must be after start');
  else if (length > LONGEST_SHIFT) fail('end', 'must be at most two days after start');
  else if (of.breakMinutes >= length) fail('breakMinutes', 'must be shorter than the shift');
}
