export default {
  title: 'Pageidavimai',
  description:
    'Dienos, kuriomis mieliau nedirbtumėte, ir pamainos, kurių norėtumėte. Sudarant grafiką į jas atsižvelgiama, kai tik įmanoma.',
  add: 'Pridėti pageidavimą',
  added: 'Pageidavimas pridėtas',
  deleted: 'Pageidavimas atšauktas',
  deleteOne: 'Atšaukti: {{date}}',
  deleteOneOf: 'Atšaukti: {{name}}, {{date}}',
  dated: '{{date}}: {{wish}}',
  wishedOff: 'Mieliau nedirbti',
  wishedOn: 'Norima pamaina: {{template}}',
  person: 'Darbuotojas',
  date: 'Data',
  dateHelp:
    'Pageidavimų per mėnesį: ne daugiau kaip {{most}}. Naujas tos pačios dienos pageidavimas pakeičia ankstesnį.',
  kind: 'Koks pageidavimas?',
  kinds: { off: 'Mieliau nedirbti', on: 'Norima pamaina' },
  noShifts: 'Pamainų, iš kurių būtų galima rinktis, dar nėra.',
  template: 'Pamaina',
  templateHours: '{{name}}, {{start}}–{{end}}',
  count: '{{made}} iš {{most}}',
  published: 'Paskelbta',
  publishedHelp:
    'Šio mėnesio grafikas paskelbtas, todėl pageidavimai nebekeičiami. Galite pasiūlyti pamainą kolegai arba paprašyti laisvadienio.',
  partlyPublished:
    'Dalis šio mėnesio dienų paskelbta: jų pageidavimai nebekeičiami. Kitų dienų pageidavimus keisti galima.',
  dayPublished:
    'Šios dienos grafikas jau paskelbtas. Pasirinkite vėlesnę dieną, apsikeiskite pamaina arba paprašykite laisvadienio.',
  emptyTitle: 'Pageidavimų dar nėra',
  emptyText: 'Pridėkite Jums svarbias dienas, kol grafikas nepaskelbtas. Per mėnesį: ne daugiau kaip {{most}}.',
  noneTitle: 'Šio mėnesio pageidavimų nėra',
  noneText: 'Darbuotojai pageidavimus prideda patys, kol mėnesio grafikas nepaskelbtas. Galite pridėti ir Jūs.',
};
