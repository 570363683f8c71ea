/** The holidays of Lithuania (DK 123) that would read oddly in the words of the library. */
export const holidays = {
  easterSunday: 'Easter Sunday',
  easterMonday: 'Easter Monday',
  christmasEve: 'Christmas Eve',
  christmasDay: 'Christmas Day',
  christmasSecondDay: 'Second Day of Christmas',
  midsummer: 'Midsummer (Rasos, Joninės)',
};
