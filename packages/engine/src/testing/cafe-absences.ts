import type { Absences } from './business.ts';

/** Time off in a normal month, in which the cafe's kitchen staff is complete. */
export const cafeMay: Absences = {
  vacations: [{ person: 3, from: 11, days: 14 }],
  daysOff: [
    { person: 0, day: 8 },
    { person: 5, day: 16 },
    { person: 7, day: 21 },
  ],
};

/** July: the helper is absent for two weeks from the first, and on the 9th the only other helper too. */
export const cafeJuly: Absences = {
  vacations: [
    { person: 11, from: 1, days: 14 },
    { person: 4, from: 13, days: 14 },
  ],
  daysOff: [
    { person: 10, day: 9 },
    { person: 1, day: 18 },
    { person: 6, day: 4 },
    { person: 3, day: 24 },
  ],
};
