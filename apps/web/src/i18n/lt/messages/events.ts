export default {
  title: 'Įvykiai',
  none: 'Šią dieną nieko ypatingo.',
  add: 'Pridėti įvykį',
  name: 'Pavadinimas',
  day: 'Diena',
  details: 'Aprašymas (neprivaloma)',
  takings: 'Pajamos šią dieną (neprivaloma)',
  takingsHelp:
    'Procentais nuo įprastos dienos: 140 – 40 % daugiau, 50 – perpus mažiau. Pagal tai prognozuojamos pajamos; darbuotojai to nemato.',
  takingsOf: 'Pajamos: {{change}}',
  color: 'Spalva',
  deleted: 'Įvykis ištrintas',
  editOne: 'Redaguoti: {{title}}',
  deleteOne: 'Ištrinti: {{title}}',
};
