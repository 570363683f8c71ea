export default {
  title: 'Komentarai',
  description: 'Dienos užrašai: ką turėtų žinoti kita pamaina ir vadybininkas. Juos skaito visa komanda.',
  day: 'Diena',
  write: 'Komentaras',
  change: 'Keisti komentarą',
  add: 'Pridėti komentarą',
  deleted: 'Komentaras ištrintas',
  by: '{{author}}, {{time}}',
  editOne: 'Keisti komentarą: {{author}}',
  deleteOne: 'Ištrinti komentarą: {{author}}',
  emptyTitle: 'Komentarų nėra: {{month}}',
  emptyText: 'Parašykite, ką apie tą dieną turėtų žinoti kiti: prekių pristatymas, sugedęs aparatas, gera mintis.',
};
