export default {
  title: 'Pajamos',
  description: 'Kiek gauta ir kiek tikimasi: pagal tai matyti, kiek žmonių reikia kiekvieną dieną.',
  import: 'Įkelti iš failo',
  kind: 'Ką rodyti',
  kinds: { takings: 'Pajamos', receipts: 'Kvitai', guests: 'Svečiai', orders: 'Užsakymai' },
  previousMonth: 'Ankstesnis mėnuo',
  nextMonth: 'Kitas mėnuo',
  emptyTitle: 'Dar nieko nežinoma',
  emptyText: 'Prognozei pakanka trijų savaičių: dienomis arba, dar geriau, valandomis, kaip skaičiuoja kasa.',
  tooShort: 'Žinoma mažiau nei savaitė. Po savaitės bus prognozė, po trijų savaičių – gera prognozė.',
  method: {
    smoothed: 'Tikimasi pagal pastarųjų savaičių lygį, savaitės dieną ir paros valandas (žinoma dienų: {{days}}).',
    last_week:
      'Tikimasi tiek, kiek tą pačią savaitės dieną prieš savaitę: taip suklysta mažiausiai (žinoma dienų: {{days}}).',
    mean_of_4:
      'Tikimasi pastarųjų 4 tokių pat savaitės dienų vidurkio: taip suklysta mažiausiai (žinoma dienų: {{days}}).',
    mean_of_8:
      'Tikimasi pastarųjų 8 tokių pat savaitės dienų vidurkio: taip suklysta mažiausiai (žinoma dienų: {{days}}).',
  },
  error: {
    hour: 'Patikrinta su pastarosiomis savaitėmis: 8 valandas iš 10 suklysta ne daugiau kaip {{off}}; „kaip prieš savaitę“ suklystų {{lastWeek}}.',
    day: 'Patikrinta su pastarosiomis savaitėmis: 8 dienas iš 10 suklysta ne daugiau kaip {{off}}; „kaip prieš savaitę“ suklystų {{lastWeek}}.',
  },
  picture: {
    title: 'Dienomis',
    text: 'Stulpeliai rodo, kiek gauta, taškai – kiek tikimasi; į brūkšnį aplink tašką patenka 8 dienos iš 10.',
  },
  dayPicture: {
    title: 'Valandomis',
    text: 'Stulpeliai rodo, kiek gauta, taškai – kiek tikimasi; į brūkšnį aplink tašką patenka 8 valandos iš 10.',
  },
  columns: { date: 'Data', hour: 'Valanda', came: 'Gauta', expected: 'Tikimasi', band: '8 iš 10', why: 'Kodėl' },
  band: 'nuo {{low}} iki {{high}}',
  why: { usual: 'Kaip įprasta', holiday: 'Šventė', closed: 'Nedirbama' },
  factor: 'Šventė: {{share}} įprastos dienos',
  unusual: 'Daug kartų daugiau nei įprasta: į prognozę neįtraukta',
  byHours: 'Valandomis',
  byHoursOf: 'Valandomis, {{date}}',
  hoursOf: 'Valandos: {{date}}',
  valueOf: 'Gauta {{date}}',
  valueAt: 'Gauta nuo {{hour}}',
  hoursText: 'Tuščia valanda – nedirbta arba nežinoma; 0 – dirbta, bet nieko negauta.',
  showAll: 'Rodyti visas 24 valandas',
  save: 'Išsaugoti',
  cancel: 'Atšaukti',
  stored: 'Pajamos išsaugotos.',
  failed: 'Pajamų išsaugoti nepavyko.',
};
