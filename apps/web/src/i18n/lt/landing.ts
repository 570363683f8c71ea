export default {
  login: 'Prisijungti',
  signIn: 'Prisijungti',
  description:
    'Darbo grafikai kavinėms, restoranams, kepykloms ir parduotuvėms: mėnuo per kelias sekundes, tikrinamos darbo laiko taisyklės, paaiškinta kiekviena neužpildyta pamaina.',
  title: 'Kito mėnesio grafikas – kol kava dar neatvėso',
  rotating: {
    first: 'Kito mėnesio grafikas',
    words: {
      cafe: 'Jūsų kavinei –',
      restaurant: 'Jūsų restoranui –',
      bakery: 'Jūsų kepyklai –',
      store: 'Jūsų parduotuvei –',
      boutique: 'Jūsų butikui –',
    },
    last: 'kol kava dar neatvėso',
    pause: 'Sustabdyti kintančius žodžius',
    resume: 'Leisti žodžiams kisti',
  },
  lead: 'Nurodykite, kiek žmonių ir kada reikia. „Pamaina“ sudarys mėnesio grafiką, parodys, kas liko neužpildyta ir kodėl, o paskelbus informuos komandą.',
  start: 'Pradėti dabar',
  tryDemo: 'Išbandyti demonstraciją',
  startNote: '29 € per mėnesį už projektą. Pinigų grąžinimo garantija – 30 dienų.',
  pictures: {
    calendar:
      'Kavinės „Rytas“ kalendorius: eilutėse – žmonės, stulpeliuose – dienos, spalvota juosta – pamaina, viršuje – neužpildytos pamainos',
    panel: 'Neužpildytų pamainų sąrašas su priežastimi prie kiekvieno žmogaus, kuris negalėjo jos dirbti',
    phone: 'Darbuotojo telefonas: artimiausia pamaina, jos laikas, pareigos ir kartu dirbantys kolegos',
    caption: 'Demonstracinė kavinė „Rytas“ – tokia, kokia veikia šiandien. Šiame paveikslėlyje niekas nenupiešta.',
  },
  why: {
    title: 'Matote visą mėnesį, galite juo pasitikėti ir jį keisti',
    gapTitle: 'Aišku, kodėl pamaina liko neužpildyta',
    gapText:
      '„Pamaina“ prie kiekvieno žmogaus parodo, kas sutrukdė: poilsis, valandos, laisvadienis ar netinkamos pareigos. Ir pasiūlo mažiausią pakeitimą, kuris pamainą užpildytų.',
    boundTitle: 'Įrodyta, koks geras yra grafikas',
    boundText:
      'Šalia to, kas užpildyta, matote, kiek su šiais žmonėmis apskritai įmanoma užpildyti. Žinote, kada nebeieškoti ir kada samdyti.',
    phoneTitle: 'Komanda skaito bet kuriame telefone',
    phoneText:
      'Pirmiausia matoma artimiausia pamaina, net ir be ryšio. Pasiūlyti pamainą, apsikeisti ar paprašyti laisvadienio – keli bakstelėjimai, o be Jūsų patvirtinimo niekas nepasikeičia.',
  },
  features: {
    title: 'Ką rasite viduje',
    scheduling: 'Išmanus grafikų sudarymas',
    schedulingText:
      'Mėnuo per kelias sekundes: pagal pareigas, galimybę dirbti, sutarties valandas, pageidavimus ir darbo sąnaudas. Prisekite tai, kas turi likti, o visa kita bus suplanuota aplink.',
    employees: 'Darbuotojų valdymas',
    employeesText:
      'Laisvadieniai, galimybė dirbti ir pamainų keitimai vienoje vietoje. Prieš atsakydami matote, kaip prašymas pakeistų grafiką.',
    time: 'Darbo laiko apskaita',
    timeText:
      'Darbo pradžia, pabaiga ir pertraukos žymimos ir telefone. Žiniaraštis lygina su grafiku, skaičiuoja viršvalandžius, nakties ir švenčių valandas.',
    analytics: 'Darbo analitika',
    analyticsText:
      'Valandos, sąnaudos, užpildymas, nebuvimai ir teisingas paskirstymas pagal žmones, pareigas ir skyrius – mėnesio ar metų.',
    notifications: 'Pranešimai iš karto',
    notificationsText: 'Programoje, el. paštu ir telefone – vos kas nors paliečia žmogų; naktį – tylu.',
    law: 'Darbo teisės laikymasis',
    lawText:
      'Kiekvienas pakeitimas tikrinamas pagal Lietuvos ir ES darbo laiko taisykles; prie kiekvieno įspėjimo – straipsnis.',
  },
  pricing: {
    title: 'Viena kaina, viskas įskaičiuota',
    plan: 'Vienas projektas',
    planText: 'Projektas – tai viena vieta: kavinė, parduotuvė, restoranas.',
    amount: '29 €',
    period: 'per mėnesį už projektą',
    cancel: 'Atšaukti galima bet kada',
    employees: 'Neribotas darbuotojų skaičius',
    support: 'Pagalba 24/7',
    mobile: 'Programa telefone',
    refund: 'Pinigų grąžinimo garantija – 30 dienų',
    start: 'Pradėti',
    note: 'Jokio sutarties termino. Pasibaigus prenumeratai duomenys saugomi dar 30 dienų, kad galėtumėte juos pasiimti.',
  },
  closing: {
    title: 'Pažiūrėkite, kaip dirba dvylika žmonių',
    text: 'Demonstracija – kavinė su tikrais mėnesiais, pamainų keitimais ir prašymais. Keiskite, ką norite.',
  },
  footer: {
    terms: 'Naudojimosi sąlygos',
    privacy: 'Privatumo politika',
  },
  dialog: {
    title: 'Pradėkite su „Pamaina“',
    text: 'Kortele apmokėkite vieną projektą, tada pasirinkite naudotojo vardą ir slaptažodį. Jei per 30 dienų persigalvosite, pinigus grąžinsime.',
    email: 'El. paštas',
    emailHelp: 'Čia atsiųsime kvitą, su šiuo adresu sukursite paskyrą',
    accept: 'Sutinku su naudojimosi sąlygomis ir privatumo politika',
    submit: 'Tęsti ir mokėti',
    free: 'Dar nenorite mokėti? Pirmiausia susikurkite paskyrą',
  },
};
