/** The holidays of Lithuania (DK 123) for which the library's names would read oddly. */
export const holidays = {
  closed: 'Closed',
  open: 'Open',
  easterSunday: 'Easter Sunday',
  easterMonday: 'Easter Monday',
  christmasEve: 'Christmas Eve',
  christmasDay: 'Christmas Day',
  christmasSecondDay: 'Second Day of Christmas',
  midsummer: 'Midsummer (Rasos, Joninės)',
};
