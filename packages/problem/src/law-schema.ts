import type { LawPack, LawRuleName } from '@pamaina/engine';
import { z } from 'zod';

const minutes = z.int().min(0).max(1_000_000);
const dayMinutes = z.int().min(0).max(1440);
const weight = z.number().min(0).max(100);
const article = z.string().min(1).max(200);
const months = z.int().min(1).max(60);
/** A day of each year, or of leap years alone. */
const yearDay = z
  .string()
  .regex(/^\d\d-\d\d$/)
  .refine((day) => z.iso.date().safeParse(`2024-${day}`).success, 'is no day of the year');
const severity = z.enum(['hard', 'consent', 'soft']);

const lawRule = { severity, article };
const plain = z.strictObject(lawRule).exactOptional();
const mostMinutes = z.strictObject({ ...lawRule, maxMinutes: minutes }).exactOptional();
const tier = { overMinutes: minutes, minMinutes: minutes };
const afterLong = z.strictObject({ ...lawRule, ...tier }).exactOptional();

/** A length of work and its break, then those of more work. */
type Tiers = { overMinutes: number; minMinutes: number }[];

/** Each tier is of more work than the one before. */
const isRising = (tiers: Tiers): boolean =>
  tiers.every(({ overMinutes }, at) => overMinutes > (tiers[at - 1]?.overMinutes ?? -1));

/** No tier has a shorter break than the one before. */
const isLongerBreak = (tiers: Tiers): boolean =>
  tiers.every(({ minMinutes }, at) => minMinutes >= (tiers[at - 1]?.minMinutes ?? 0));

const minorLimits = z
  .strictObject({
    fromAge: z.int().min(0).max(120),
    toAge: z.int().min(0).max(120),
    months: z.array(z.int().min(1).max(12)).nullable(),
    maxMinutesPerDay: dayMinutes,
    maxMinutesPerSchoolDay: dayMinutes,
    maxMinutesPerWeek: minutes,
    nightFrom: dayMinutes,
    nightTo: dayMinutes,
    minRestMinutes: minutes,
    freeDaysPerWeek: z.int().min(0).max(7),
  })
  .refine(({ fromAge, toAge }) => fromAge <= toAge, { path: ['fromAge'], message: 'must not be above toAge' });

/** Whether one of the fields is there, and no other. */
const hasOne = (values: object, keys: readonly string[]): boolean =>
  keys.filter((key) => Object.hasOwn(values, key)).length === 1;

const lateCost = z
  .strictObject({
    within: z.int().min(1).max(8784),
    of: z
      .array(z.enum(['cancelled', 'cut', 'moved']))
      .min(1)
      .exactOptional(),
    share: z.number().gt(0).max(10).exactOptional(),
    minutes: z.int().min(1).max(100_000).exactOptional(),
    cents: z.int().min(1).max(100_000_000).exactOptional(),
  })
  .refine((cost) => hasOne(cost, ['share', 'minutes', 'cents']), {
    message: 'must have one of share, minutes and cents',
  });

/** Each rule of a pack as it is in force; a dated version has the same fields, its values apart. */
export const lawRules = {
  accountingPeriod: z
    .strictObject({
      article,
      mostMonths: months,
      grounds: z.strictObject({ sector: months.exactOptional(), agreement: months.exactOptional() }),
    })
    .refine(({ mostMonths, grounds }) => Object.values(grounds).every((most) => most >= mostMonths), {
      path: ['grounds'],
      message: 'must not be below mostMonths',
    })
    .exactOptional(),
  oneShiftADay: plain,
  shiftLength: z
    .strictObject({ ...lawRule, maxMinutes: minutes, onCallMinutes: minutes.exactOptional() })
    .exactOptional(),
  homeOnCall: z
    .strictObject({ ...lawRule, maxDays: z.int().min(0).max(366), inDays: z.int().min(1).max(366) })
    .refine(({ maxDays, inDays }) => maxDays <= inDays, { path: ['maxDays'], message: 'must not be above inDays' })
    .exactOptional(),
  sevenDayHours: mostMinutes,
  summaryHours: mostMinutes,
  workDays: z.strictObject({ ...lawRule, maxDays: z.int().min(0).max(7) }).exactOptional(),
  dailyRest: z
    .strictObject({
      ...lawRule,
      minMinutes: minutes,
      summaryMinutes: minutes.exactOptional(),
      madeUp: z.strictObject({ leastMinutes: minutes, withinDays: z.int().min(1).max(60) }).exactOptional(),
    })
    .refine(({ minMinutes, madeUp }) => madeUp === undefined || madeUp.leastMinutes <= minMinutes, {
      path: ['madeUp', 'leastMinutes'],
      message: 'must not be above minMinutes',
    })
    .exactOptional(),
  averageRest: z.strictObject({ ...lawRule, minMinutes: minutes, period: z.enum(['accounting']) }).exactOptional(),
  weeklyRest: z
    .strictObject({
      ...lawRule,
      minMinutes: minutes,
      fixedMinutes: minutes.exactOptional(),
      summaryMinutes: minutes.exactOptional(),
      countedFrom: z.iso.date().exactOptional(),
      instead: z
        .strictObject({
          onceIn14Minutes: minutes.exactOptional(),
          twiceIn14Minutes: minutes.exactOptional(),
          onceInNext7Minutes: minutes.exactOptional(),
          twiceInNext7Minutes: minutes.exactOptional(),
        })
        .refine((ways) => Object.keys(ways).length > 0, 'must name at least one way')
        .exactOptional(),
    })
    .refine(({ minMinutes, instead = {} }) => Object.values(instead).every((least) => least >= minMinutes), {
      path: ['instead'],
      message: 'must not be below minMinutes',
    })
    .exactOptional(),
  longShiftRest: afterLong,
  mealBreak: z
    .strictObject({ ...lawRule, ...tier, longer: z.array(z.strictObject(tier)).max(10).exactOptional() })
    .refine(({ longer = [], ...first }) => isRising([first, ...longer]), {
      path: ['longer'],
      message: 'must be of more work, each than the one before',
    })
    .refine(({ longer = [], ...first }) => isLongerBreak([first, ...longer]), {
      path: ['longer'],
      message: 'must not have a shorter break, each than the one before',
    })
    .exactOptional(),
  longestBreak: mostMinutes,
  normHours: plain,
  weeklyOvertime: z
    .strictObject({ ...lawRule, usualMinutes: minutes, extendedMinutes: minutes })
    .refine(({ usualMinutes, extendedMinutes }) => extendedMinutes >= usualMinutes, {
      path: ['extendedMinutes'],
      message: 'must not be below usualMinutes',
    })
    .exactOptional(),
  yearlyOvertime: mostMinutes,
  averageHours: z
    .strictObject({ ...lawRule, maxMinutes: minutes, agreedMinutes: minutes.exactOptional() })
    .refine(({ maxMinutes, agreedMinutes = maxMinutes }) => agreedMinutes >= maxMinutes, {
      path: ['agreedMinutes'],
      message: 'must not be below maxMinutes',
    })
    .exactOptional(),
  nightWork: z
    .strictObject({
      ...lawRule,
      maxMinutes: minutes,
      from: dayMinutes,
      to: dayMinutes,
      leastMinutes: dayMinutes,
      ofAllShifts: z.boolean().exactOptional(),
    })
    .exactOptional(),
  holidayConsent: plain,
  restDayConsent: plain,
  eveConsent: plain,
  protectedConsent: plain,
  evenRotation: plain,
  minorBreak: afterLong,
  minorOvertime: plain,
  minorAlcohol: plain,
  pay: z
    .strictObject({
      article: article.exactOptional(),
      night: weight,
      holiday: weight,
      overtime: weight,
      rest: weight.exactOptional(),
      overtimeAt: z
        .strictObject({ night: weight.exactOptional(), rest: weight.exactOptional(), holiday: weight.exactOptional() })
        .exactOptional(),
    })
    .exactOptional(),
  norm: z.strictObject({ article, weekMinutes: minutes }).exactOptional(),
  eves: z
    .strictObject({ article, minutes: dayMinutes, days: z.union([z.literal('all'), z.array(yearDay)]) })
    .exactOptional(),
  publishNotice: z
    .strictObject({ article, days: z.int().min(0).max(366), regime: z.enum(['summary', 'fixed']).exactOptional() })
    .exactOptional(),
  changeNotice: z
    .strictObject({
      article,
      hours: z.int().min(0).max(8784).exactOptional(),
      hoursBeforeDay: z.int().min(0).max(8784).exactOptional(),
      days: z.int().min(0).max(366).exactOptional(),
      workingDays: z.int().min(0).max(366).exactOptional(),
      consent: z.boolean().exactOptional(),
    })
    .refine((notice) => hasOne(notice, ['hours', 'hoursBeforeDay', 'days', 'workingDays']), {
      message: 'must have one of hours, hoursBeforeDay, days and workingDays',
    })
    .exactOptional(),
  lateChange: z
    .strictObject({
      article,
      unit: z.enum(['hours', 'days', 'workingDays']),
      costs: z.union([z.literal('unset'), z.array(lateCost).max(20)]),
    })
    .refine(
      ({ costs }) => costs === 'unset' || costs.every(({ within }, at) => within >= (costs[at - 1]?.within ?? 0)),
      {
        path: ['costs'],
        message: 'must begin with the shortest notice',
      },
    )
    .exactOptional(),
  overtimeLeave: z.strictObject({ article }).exactOptional(),
  workingTimeSheet: z.strictObject({ article }).exactOptional(),
  sundayPay: z.strictObject({ article }).exactOptional(),
  holidayReturn: z.strictObject({ article }).exactOptional(),
  zeroHours: z.strictObject({ article }).exactOptional(),
  guaranteedHours: z.strictObject({ article, terms: z.literal('unset') }).exactOptional(),
  minors: z.strictObject({ ...lawRule, ages: z.array(minorLimits) }).exactOptional(),
} satisfies Record<LawRuleName, z.ZodType>;

const law = z.strictObject({ id: z.string().min(1).max(200), ...lawRules });

/** The law of a problem: what is in force on its first day, and what changes in it. */
export const lawSchema: z.ZodType<LawPack> = law.extend({
  changes: z
    .array(z.strictObject({ from: z.iso.date(), law }))
    .max(100)
    .exactOptional(),
});
