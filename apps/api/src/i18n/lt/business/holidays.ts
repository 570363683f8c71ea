/** Lietuvos šventės (DK 123), kurių bibliotekos pavadinimai skambėtų keistai. */
export const holidays = {
  closed: 'Nedirbame',
  open: 'Dirbame',
  easterSunday: 'Pirmoji Velykų diena',
  easterMonday: 'Antroji Velykų diena',
  christmasEve: 'Kūčios',
  christmasDay: 'Pirmoji Kalėdų diena',
  christmasSecondDay: 'Antroji Kalėdų diena',
  midsummer: 'Rasos ir Joninės',
};
