export default {
  title: 'Darbo laiko norma',
  description: 'Dirbtos ir suplanuotos valandos, palyginti su norma, ir kas laukia apskaitinio laikotarpio pabaigoje.',
  person: 'Darbuotojas',
  emptyTitle: 'Darbuotojų dar nėra',
  emptyText: 'Pridėkite darbuotojus ir jų sutarties valandas – norma bus apskaičiuota.',
  period: 'Apskaitinis laikotarpis: {{range}}',
  columns: {
    month_norm_hours: 'Mėnesio norma',
    month_planned_hours: 'Suplanuota, mėn.',
    month_worked_hours: 'Dirbta, mėn.',
    period_norm_hours: 'Laikotarpio norma',
    forecast_hours: 'Laikotarpio prognozė',
    balance: 'Pabaigoje',
    cost: 'Kainuos',
  },
  above: '{{hours}} viršvalandžių',
  below: 'iki normos trūksta {{hours}}',
  unplanned_one: '{{count}} laikotarpio mėnuo dar nesuplanuotas: prognozėje imama jo norma.',
  unplanned_few: '{{count}} laikotarpio mėnesiai dar nesuplanuoti: prognozėje imama jų norma.',
  unplanned_many: '{{count}} laikotarpio mėnesio dar nesuplanuota: prognozėje imama norma.',
  unplanned_other: '{{count}} laikotarpio mėnesių dar nesuplanuota: prognozėje imama jų norma.',
  unknown_one: '{{count}} praėjusį laikotarpio mėnesį nebuvo nei grafiko, nei darbo laiko įrašų: jis neskaičiuojamas.',
  unknown_few:
    '{{count}} praėjusius laikotarpio mėnesius nebuvo nei grafiko, nei darbo laiko įrašų: jie neskaičiuojami.',
  unknown_many:
    '{{count}} praėjusio laikotarpio mėnesio nebuvo nei grafiko, nei darbo laiko įrašų: jis neskaičiuojamas.',
  unknown_other:
    '{{count}} praėjusių laikotarpio mėnesių nebuvo nei grafiko, nei darbo laiko įrašų: jie neskaičiuojami.',
  howReckoned:
    'Norma – aštuonios valandos per darbo dieną, prieš švenčių dieną – valanda mažiau, atėmus valandas, kurios pateisinamo nebuvimo darbe dienomis buvo numatytos grafike (DK 112, 115 str.). Dienos, kai darbo laikas pažymėtas, skaičiuojamos, kaip pažymėta, kitos – kaip suplanuota. Už viršvalandžius mokamas pusantro dydžio atlygis (DK 144 str.), už valandas, kurių pagal grafiką neužteko iki normos, – pusė atlygio (DK 115 str. 5 d.).',
  warning: {
    title: 'Apskaitinis laikotarpis baigsis {{date}}',
    text: 'Darbuotojų, kurie viršys normą: {{above}}; kurie jos nepasieks: {{below}}. Viršvalandžiai ir neišdirbtos valandos kainuos {{cost}}.',
    uncosted:
      'Darbuotojų, kurie viršys normą: {{above}}; kurie jos nepasieks: {{below}}. Įrašykite valandinius įkainius – matysite, kiek tai kainuos.',
    bridge:
      'Abu teiginiai teisingi: šis grafikas – geriausias pagal Jūsų tikslų svarbą; norėdami sutaupyti, suteikite daugiau svarbos darbo laiko normos tikslams.',
    unavoidable: 'Pigesnio grafiko nėra: reikalingas darbas nesutampa su darbo laiko norma.',
    partly: 'Joks grafikas nekainuos mažiau nei {{least}}. Kitaip paskirsčius valandas galima sutaupyti iki {{saved}}.',
    action: 'Peržiūrėti darbo laiko normą',
  },
  course: {
    title: 'Kelias iki normos',
    description: 'Valandos, sudedamos savaitė po savaitės iki apskaitinio laikotarpio pabaigos.',
    legend: 'Plona linija – darbo laiko norma. Stora linija – valandos, punktyras – nuo šiandien.',
    until: 'Iki',
    norm: 'Norma',
    hours: 'Valandos',
  },
  fairness: {
    chartTitle: 'Skirtumas nuo lygios dalies',
    chartDescription: 'Dešinėje – daugiau nei lygi dalis pagal dirbtas valandas, kairėje – mažiau.',
    kind: 'Kas paskirstoma',
    title: 'Teisingas paskirstymas',
    description: 'Kaip per kelis mėnesius paskirstyti savaitgaliai, naktys, uždarymai, švenčių dienos ir pageidavimai.',
    until: 'Paskutinis mėnuo: {{month}}',
    span: 'Kiek mėnesių',
    months_one: '{{count}} mėnuo',
    months_few: '{{count}} mėnesiai',
    months_many: '{{count}} mėnesio',
    months_other: '{{count}} mėnesių',
    weekends: 'Savaitgaliai',
    nights: 'Naktys',
    closings: 'Pamainos iki uždarymo',
    holidays: 'Švenčių dienos',
    wishes: 'Pageidavimai',
    cell: '{{had}} ({{debt}})',
    wishesCell: 'įvykdyta {{granted}}, neįvykdyta {{refused}}',
    average:
      'Komandos vidurkis: savaitgaliai {{weekends}}, naktys {{nights}}, pamainos iki uždarymo {{closings}}, švenčių dienos {{holidays}}.',
    spread: 'Kiek vidutiniškai nukrypstama nuo lygios dalies be šio mėnesio ({{month}}) ir su juo:',
    spreadOf: {
      weekends: 'Savaitgaliai: be jo {{before}}, su juo {{after}}',
      nights: 'Naktys: be jo {{before}}, su juo {{after}}',
      closings: 'Pamainos iki uždarymo: be jo {{before}}, su juo {{after}}',
      holidays: 'Švenčių dienos: be jo {{before}}, su juo {{after}}',
    },
    how: 'Skliaustuose – kiek tai daugiau (+) ar mažiau nei lygi dalis pagal dirbtas valandas. Sudarant kitą grafiką išlyginami trijų ankstesnių mėnesių skirtumai.',
  },
  /** Kai galioja ne Lietuvos darbo kodeksas. */
  otherLaw: {
    howReckoned:
      'Norma – aštuonios valandos per darbo dieną, prieš švenčių dieną – valanda mažiau, atėmus valandas, kurios pateisinamo nebuvimo darbe dienomis buvo numatytos grafike. Dienos, kai darbo laikas pažymėtas, skaičiuojamos, kaip pažymėta, kitos – kaip suplanuota. Priemokos už viršvalandžius ir užmokesčio už valandas, kurių pagal grafiką neužteko iki normos, pasirinktas įstatymų rinkinys nenustato.',
  },
  missed: '{{hours}} praleista be pateisinamos priežasties: nemokama',
};
