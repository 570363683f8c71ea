export default {
  title: 'Žinynas',
  description: 'Kaip atlikti kiekvieną darbą, žingsnis po žingsnio.',
  search: 'Ieškoti žinyne',
  contents: 'Visi puslapiai',
  all: 'Visi žinyno puslapiai',
  alsoHere: 'Daugiau apie šį puslapį',
  open: 'Atverti: {{page}}',
  missing: 'Tokio žinyno puslapio nėra. Pasirinkite kitą.',
  nothing: 'Nieko nerasta',
  nothingText: 'Ieškokite kito žodžio, pavyzdžiui, „atostogos“.',
  groups: {
    plan: 'Mėnesio planavimas',
    changes: 'Kai kas nors keičiasi',
    hours: 'Darbo laikas ir užmokestis',
    business: 'Komanda ir įmonė',
    employee: 'Darbuotojams',
  },
};
