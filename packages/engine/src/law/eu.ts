import type { LawPack } from '../problem/law-pack.ts';

const hours = (h: number): number => h * 60;

/**
 * The minimum standard of the European Union: Directive 2003/88/EC, and 94/33/EC for young people. The 48 hours a week
 * of Article 6 are averaged over the accounting period, the 8 hours of night work of Article 8 over the night shifts of
 * the planned one and the two months before. Article numbers must be proofread before use.
 */
export const eu: LawPack = {
  id: 'eu',
  // Articles 16(b), 17(3) with 19, 18 with 19.
  accountingPeriod: { article: '2003/88/EC 16, 19', mostMonths: 4, grounds: { sector: 6, agreement: 12 } },
  dailyRest: { severity: 'hard', article: '2003/88/EC 3', minMinutes: hours(11) },
  weeklyRest: { severity: 'hard', article: '2003/88/EC 5', minMinutes: hours(35) },
  mealBreak: { severity: 'soft', article: '2003/88/EC 4', overMinutes: hours(6), minMinutes: 15 },
  averageHours: { severity: 'hard', article: '2003/88/EC 6', maxMinutes: hours(48) },
  nightWork: {
    severity: 'soft',
    article: '2003/88/EC 8',
    from: hours(22),
    to: hours(6),
    leastMinutes: hours(3),
    maxMinutes: hours(8),
  },
  minorBreak: { severity: 'soft', article: '94/33/EC 12', overMinutes: hours(4.5), minMinutes: 30 },
  minors: {
    severity: 'hard',
    article: '94/33/EC 4, 8-10',
    ages: [
      // Children under 13 do not work at all (Article 4).
      {
        fromAge: 0,
        toAge: 12,
        months: null,
        maxMinutesPerDay: 0,
        maxMinutesPerSchoolDay: 0,
        maxMinutesPerWeek: 0,
        nightFrom: hours(20),
        nightTo: hours(6),
        minRestMinutes: hours(14),
        freeDaysPerWeek: 2,
      },
      {
        fromAge: 13,
        toAge: 14,
        months: null,
        maxMinutesPerDay: hours(7),
        maxMinutesPerSchoolDay: hours(2),
        maxMinutesPerWeek: hours(12),
        nightFrom: hours(20),
        nightTo: hours(6),
        minRestMinutes: hours(14),
        freeDaysPerWeek: 2,
      },
      {
        fromAge: 15,
        toAge: 17,
        months: null,
        maxMinutesPerDay: hours(8),
        maxMinutesPerSchoolDay: hours(8),
        maxMinutesPerWeek: hours(40),
        nightFrom: hours(22),
        nightTo: hours(6),
        minRestMinutes: hours(12),
        freeDaysPerWeek: 2,
      },
    ],
  },
};
