export default {
  login: 'Prisijungti',
  signIn: 'Prisijungti',
  description:
    'Darbo grafikai kavinėms, restoranams, kepykloms ir parduotuvėms: mėnesio grafikas per kelias sekundes, tikrinamos darbo laiko taisyklės, paaiškinama kiekviena neužpildyta pamaina.',
  title: 'Kito mėnesio grafikas – greičiau, nei atvės kava',
  rotating: {
    first: 'Kito mėnesio grafikas',
    words: {
      cafe: 'Jūsų kavinei –',
      restaurant: 'Jūsų restoranui –',
      bakery: 'Jūsų kepyklai –',
      store: 'Jūsų parduotuvei –',
      boutique: 'Jūsų butikui –',
    },
    last: 'greičiau, nei atvės kava',
    pause: 'Sustabdyti kintančius žodžius',
    resume: 'Leisti žodžiams kisti',
  },
  lead: 'Nurodykite, kiek žmonių ir kada reikia. „Pamaina“ sudarys mėnesio grafiką, parodys, kas liko neužpildyta ir kodėl, o paskelbus informuos komandą.',
  start: 'Pradėti dabar',
  tryDemo: 'Išbandyti demonstracinę versiją',
  startNote: '29\u00a0€ per mėnesį už projektą. Pinigų grąžinimo garantija – 30 dienų.',
  pictures: {
    calendar:
      'Kavinės „Rytas“ darbo grafikas: eilutėse – darbuotojai, stulpeliuose – dienos, spalvota juosta – pamaina, viršuje – neužpildytos pamainos',
    panel: 'Neužpildytų pamainų sąrašas; prie kiekvieno žmogaus – priežastis, kodėl jis negali dirbti',
    phone: 'Darbuotojo telefonas: artimiausia pamaina, jos laikas, pareigos ir kartu dirbantys kolegos',
    caption: 'Demonstracinė kavinė „Rytas“, tokia, kokia veikia šiandien. Tai tikri ekrano vaizdai, nieko nepiešta.',
  },
  why: {
    title: 'Matote visą mėnesio grafiką, galite juo pasitikėti ir jį keisti',
    gapTitle: 'Aišku, kodėl pamaina liko neužpildyta',
    gapText:
      '„Pamaina“ prie kiekvieno darbuotojo parodo, kas sutrukdė: poilsis, valandos, laisvadienis ar kitos pareigos. Ir pasiūlo mažiausią pakeitimą, kuris pamainą užpildytų.',
    boundTitle: 'Įrodoma, ar grafikas dar gali būti geresnis',
    boundText:
      'Šalia to, kas užpildyta, matote, kiek su šiais žmonėmis apskritai įmanoma užpildyti. Žinote, kada nebeieškoti ir kada samdyti.',
    phoneTitle: 'Komanda grafiką mato bet kuriame telefone',
    phoneText:
      'Pirmiausia matoma artimiausia pamaina, net ir be ryšio. Pasiūlyti pamainą, apsikeisti ar paprašyti laisvadienio pakanka kelių bakstelėjimų, o be Jūsų patvirtinimo niekas nepasikeičia.',
  },
  features: {
    title: 'Ką rasite „Pamainoje“',
    scheduling: 'Išmanus grafikų sudarymas',
    schedulingText:
      'Mėnesio grafikas per kelias sekundes: pagal pareigas, galimybę dirbti, sutarties valandas, pageidavimus ir darbo užmokesčio sąnaudas. Prisekite tai, kas turi likti, o visa kita bus suplanuota pagal tai.',
    employees: 'Darbuotojų valdymas',
    employeesText:
      'Atostogos, laisvadieniai, galimybė dirbti ir pamainų keitimai – vienoje vietoje. Prieš atsakydami matote, kaip prašymas pakeistų grafiką.',
    time: 'Darbo laiko apskaita',
    timeText:
      'Darbo pradžią, pabaigą ir pertraukas galima žymėti ir telefone. Žiniaraštyje dirbtas laikas palyginamas su grafiku, suskaičiuojami viršvalandžiai, nakties ir švenčių dienų valandos, duomenys perduodami darbo užmokesčiui.',
    analytics: 'Darbo laiko ir sąnaudų analitika',
    analyticsText:
      'Valandos, sąnaudos, užpildytos pamainos, nebuvimas darbe ir teisingas paskirstymas – pagal darbuotojus, pareigas ir skyrius, per mėnesį arba metus.',
    notifications: 'Pranešimai realiuoju laiku',
    notificationsText: 'Programoje, el. paštu ir telefone – vos tik atsiranda darbuotojui svarbi žinia; naktį – tylu.',
    law: 'Darbo teisės reikalavimų laikymasis',
    lawText:
      'Kiekvienas pakeitimas tikrinamas pagal Lietuvos, Latvijos, Estijos, Airijos, Didžiosios Britanijos arba ES darbo laiko taisykles; prie kiekvieno įspėjimo nurodomas straipsnis.',
  },
  pricing: {
    title: 'Viena kaina, viskas įskaičiuota',
    plan: 'Vienas projektas',
    planText: 'Projektas – tai viena vieta: kavinė, parduotuvė, restoranas.',
    amount: '29\u00a0€',
    period: 'per mėnesį už projektą',
    cancel: 'Atšaukti galima bet kada',
    employees: 'Neribotas darbuotojų skaičius',
    support: 'Pagalba visą parą',
    mobile: 'Programa telefone',
    refund: 'Pinigų grąžinimo garantija – 30 dienų',
    start: 'Pradėti',
    note: 'Jokių ilgalaikių įsipareigojimų. Pasibaigus prenumeratai duomenys saugomi dar 30 dienų, kad galėtumėte juos pasiimti.',
  },
  closing: {
    title: 'Pažiūrėkite, kaip dirba dvylika žmonių',
    text: 'Demonstracinė kavinė – su tikrų mėnesių grafikais, pamainų keitimais ir prašymais. Keiskite, ką norite.',
  },
  footer: {
    terms: 'Naudojimosi sąlygos',
    privacy: 'Privatumo politika',
  },
  dialog: {
    title: 'Pradėkite naudotis „Pamaina“',
    text: 'Kortele apmokėkite vieną projektą, tada pasirinkite prisijungimo vardą ir slaptažodį. Jei per 30 dienų persigalvosite, pinigus grąžinsime.',
    email: 'El. paštas',
    emailHelp: 'Šiuo adresu atsiųsime kvitą, su juo bus sukurta ir paskyra',
    accept: 'Sutinku su naudojimosi sąlygomis ir privatumo politika',
    submit: 'Tęsti ir mokėti',
    free: 'Dar nenorite mokėti? Pirmiausia susikurkite paskyrą',
  },
  hero: {
    week: 'Demonstracinės kavinės „Rytas“ savaitė: eilutėse – darbuotojai, stulpeliuose – dienos, spalvota juosta – pamaina. Telefone – tos pačios dienos viena po kitos.',
    curve:
      'Geriausio rasto grafiko linija per {{seconds}} s leidžiasi, kol susitinka su riba, kurios joks grafikas nepralenks',
    planned: 'Geriausias rastas grafikas',
    limit: 'Geresnio grafiko nėra',
    seconds: 'Įrodyta per {{seconds}} s',
  },
  questions: {
    title: 'Klausimai ir atsakymai',
    card: 'Ar galima išbandyti be kortelės?',
    cardText:
      'Taip, demonstracinėje kavinėje. Vienai dienai gaunate atskirą kavinę su dvylika darbuotojų, registruotis nereikia. Už savo projektą mokama nuo pirmos dienos, o jei per 30 dienų atšauksite, pinigus galėsite atgauti.',
    price: 'Kiek tai iš tikrųjų kainuoja?',
    priceText:
      '29 € per mėnesį už vieną vietą, kad ir kiek darbuotojų turėtumėte. Nėra nei pradinio mokesčio, nei ilgalaikių įsipareigojimų, o viskas, kas aprašyta šiame puslapyje, įskaičiuota.',
    cancel: 'Kaip atšaukti?',
    cancelText:
      'Nustatymų puslapyje „Prenumeratos“. Projektu galite naudotis iki apmokėto mėnesio pabaigos. Po to dar 30 dienų galite jį peržiūrėti ir atsisiųsti duomenis, o tada jis visam laikui ištrinamas.',
    data: 'Kas mato mūsų duomenis?',
    dataText:
      'Jūsų vadybininkai, o kiekvienas darbuotojas – tik tai, kas svarbu jam. Komandos duomenis naudojame tik Jūsų projektui teikti. Reklamos ir sekimo priemonių nėra, o darbuotojai gali atsisiųsti, kas apie juos saugoma.',
    export: 'Ar galiu pasiimti savo duomenis?',
    exportText:
      'Taip. Grafiką galima atsisiųsti PDF, „Excel“ ir CSV formatu arba matyti kalendoriuje pagal nuorodą, valandas – kaip failą darbo užmokesčiui, o visą projektą – kaip vieną archyvą.',
    law: 'Ar garantuojate, kad grafikas atitiks įstatymus?',
    lawText:
      'To negali jokia programa. Kiekvienas pakeitimas tikrinamas pagal Lietuvos, Latvijos, Estijos, Airijos, Didžiosios Britanijos arba ES darbo laiko taisykles, o prie įspėjimo nurodomas straipsnis. Už paskelbtą grafiką atsakote Jūs, ir tai nėra teisinė konsultacija.',
    phone: 'Ar darbuotojams reikia programėlės arba telefono?',
    phoneText:
      'Nereikia nei vieno, nei kito. „Pamaina“ veikia bet kurio telefono naršyklėje, ją galima įsidėti į pradžios ekraną, o paskelbtas grafikas matomas ir be ryšio. Kas neturi telefono, tiems grafiką galima išspausdinti, o darbo laiką žymėti bendroje planšetėje.',
    languages: 'Kokiomis kalbomis ji veikia?',
    languagesText:
      'Lietuvių ir anglų. Kiekvienas žmogus pasirenka savo kalbą, ja gauna ir pranešimus. Pareigas ir pamainas vadinate savais žodžiais.',
    locations: 'Turime kelias vietas. Ar tai tinka?',
    locationsText:
      'Kiekviena vieta – atskiras projektas su savo komanda ir grafiku, 29 € per mėnesį. Tarp jų pereinate su viena paskyra. Darbuotojas priklauso vienam projektui, todėl dirbantis dviejose vietose turi po prisijungimo paskyrą kiekvienoje.',
  },
};
