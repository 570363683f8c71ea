/** What a roster of an earlier month is proposed as. */
export const rosterGrid = {
  parts: { morning: 'Rytinė', day: 'Dieninė', evening: 'Vakarinė', night: 'Naktinė' },
  /** Why a shift is left out. */
  overlaps: 'Tuo pačiu metu žmogus grafike turi kitą pamainą.',
  /** Of people whose role a roster doesn’t say. */
  usualRole: 'darbuotojas (-a)',
};
