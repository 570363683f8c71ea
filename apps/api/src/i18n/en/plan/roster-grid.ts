/** What a roster of an earlier month is proposed as. */
export const rosterGrid = {
  parts: { morning: 'Morning', day: 'Day', evening: 'Evening', night: 'Night' },
  /** Why a shift is left out. */
  overlaps: 'The person has another shift at this time in the schedule.',
  /** Of people whose role a roster doesn’t say. */
  usualRole: 'staff',
};
