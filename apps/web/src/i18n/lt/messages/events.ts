export default {
  title: 'Įvykiai',
  none: 'Šią dieną nieko ypatingo.',
  add: 'Pridėti įvykį',
  name: 'Pavadinimas',
  day: 'Diena',
  details: 'Aprašymas (neprivaloma)',
  color: 'Spalva',
  deleted: 'Įvykis ištrintas',
  editOne: 'Redaguoti: {{title}}',
  deleteOne: 'Ištrinti: {{title}}',
};
