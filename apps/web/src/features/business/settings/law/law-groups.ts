import type { laws } from '@pamaina/contract';

/** The parts of the page, in its order, and the rules in each; rules of none of them are the last part. */
const GROUPS = {
  time: [
    'norm',
    'eves',
    'accountingPeriod',
    'shiftLength',
    'sevenDayHours',
    'summaryHours',
    'averageHours',
    'workDays',
  ],
  rest: ['dailyRest', 'longShiftRest', 'weeklyRest', 'averageRest', 'mealBreak', 'longestBreak', 'oneShiftADay'],
  overtime: ['normHours', 'weeklyOvertime', 'yearlyOvertime', 'overtimeLeave'],
  nights: ['nightWork', 'evenRotation', 'homeOnCall'],
  pay: ['pay', 'sundayPay', 'holidayReturn', 'zeroHours'],
  schedule: ['publishNotice', 'changeNotice', 'lateChange', 'guaranteedHours', 'workingTimeSheet'],
  consent: ['holidayConsent', 'restDayConsent', 'eveConsent', 'protectedConsent'],
  minors: ['minors', 'minorBreak', 'minorOvertime', 'minorAlcohol'],
} as const;

export type Group = keyof typeof GROUPS | 'others';

const groupOf = (rule: string): Group =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find((group) =>
    (GROUPS[group] as readonly string[]).includes(rule),
  ) ?? 'others';

/** The limits by the parts of the page, each in the order above; parts without any are left out. */
export function groupedLimits(limits: readonly laws.Limit[]): [Group, laws.Limit[]][] {
  const byGroup = Map.groupBy(limits, ({ rule }) => groupOf(rule));
  return ([...Object.keys(GROUPS), 'others'] as Group[]).flatMap((group): [Group, laws.Limit[]][] => {
    const order: readonly string[] = group === 'others' ? [] : GROUPS[group];
    const own = byGroup.get(group)?.toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule)) ?? [];
    return own.length > 0 ? [[group, own]] : [];
  });
}
