import type { LawPack } from '../problem/law-pack.ts';

const hours = (h: number): number => h * 60;

/**
 * Lithuania: Labour Code (Darbo kodeksas, DK) with summary recording of working time, and the rules for minors of
 * Government resolution No 518 of 2017. docs/law.md lists the content of each article, its source and what is checked.
 */
export const lithuania: LawPack = {
  id: 'lt',
  // LRV 496 allows longer periods in some sectors (peat, grain, continuous energy supply); a year is the longest known.
  accountingPeriod: { article: 'DK 113', mostMonths: 3, grounds: { sector: 12 } },
  oneShiftADay: { severity: 'hard', article: 'DK 115(4)' },
  shiftLength: { severity: 'hard', article: 'DK 114', maxMinutes: hours(12), onCallMinutes: hours(24) },
  sevenDayHours: { severity: 'hard', article: 'DK 114', maxMinutes: hours(60) },
  summaryHours: { severity: 'hard', article: 'DK 115', maxMinutes: hours(52) },
  workDays: { severity: 'hard', article: 'DK 114', maxDays: 6 },
  dailyRest: { severity: 'hard', article: 'DK 122(2)', minMinutes: hours(11) },
  weeklyRest: { severity: 'hard', article: 'DK 122(2)', minMinutes: hours(35) },
  longShiftRest: { severity: 'hard', article: 'DK 122(2)', overMinutes: hours(12), minMinutes: hours(24) },
  mealBreak: { severity: 'soft', article: 'DK 122(2)', overMinutes: hours(5), minMinutes: 30 },
  longestBreak: { severity: 'soft', article: 'DK 122(2)', maxMinutes: hours(2) },
  normHours: { severity: 'consent', article: 'DK 115(6), 119' },
  weeklyOvertime: { severity: 'consent', article: 'DK 119', usualMinutes: hours(8), extendedMinutes: hours(12) },
  yearlyOvertime: { severity: 'hard', article: 'DK 119', maxMinutes: hours(180) },
  averageHours: { severity: 'hard', article: 'DK 114', maxMinutes: hours(48) },
  nightWork: {
    severity: 'soft',
    article: 'DK 117(3)',
    from: hours(22),
    to: hours(6),
    leastMinutes: hours(3),
    maxMinutes: hours(8),
    ofAllShifts: true,
  },
  holidayConsent: { severity: 'consent', article: 'DK 123(2)' },
  restDayConsent: { severity: 'consent', article: 'DK 124' },
  // Only a warning, because the employee can still consent, or the shift can still be shortened.
  eveConsent: { severity: 'soft', article: 'DK 112(6)' },
  protectedConsent: { severity: 'consent', article: 'DSSĮ 37(8)' },
  homeOnCall: { severity: 'hard', article: 'DK 118', maxDays: 7, inDays: 28 },
  evenRotation: { severity: 'soft', article: 'DK 115(3)' },
  // The paragraph of Lithuanian law was not found; the Directive applies here too.
  minorBreak: { severity: 'soft', article: '94/33/EC 12', overMinutes: hours(4.5), minMinutes: 30 },
  minorOvertime: { severity: 'hard', article: 'DSSĮ 36' },
  // DK 144.
  pay: { night: 1.5, holiday: 2, overtime: 1.5 },
  minorAlcohol: { severity: 'hard', article: 'DSSĮ 36' },
  minors: {
    severity: 'hard',
    article: 'DSSĮ 36, LRV 518',
    ages: [
      minor({ fromAge: 0, toAge: 13, day: 0, schoolDay: 0, week: 0, nightFrom: 20, rest: 14 }),
      minor({ fromAge: 14, toAge: 15, months: [7, 8], day: 6, schoolDay: 6, week: 30, nightFrom: 20, rest: 14 }),
      minor({ fromAge: 14, toAge: 15, day: 6, schoolDay: 2, week: 12, nightFrom: 20, rest: 14 }),
      minor({ fromAge: 16, toAge: 17, day: 8, schoolDay: 8, week: 40, nightFrom: 22, rest: 12 }),
    ],
  },
};

/** One row of the table for minors, in hours; in all rows the night ends at 6 and two days of the week are free. */
function minor(row: {
  fromAge: number;
  toAge: number;
  months?: number[];
  day: number;
  schoolDay: number;
  week: number;
  nightFrom: number;
  rest: number;
}) {
  return {
    fromAge: row.fromAge,
    toAge: row.toAge,
    months: row.months ?? null,
    maxMinutesPerDay: hours(row.day),
    maxMinutesPerSchoolDay: hours(row.schoolDay),
    maxMinutesPerWeek: hours(row.week),
    nightFrom: hours(row.nightFrom),
    nightTo: hours(6),
    minRestMinutes: hours(row.rest),
    freeDaysPerWeek: 2,
  };
}
