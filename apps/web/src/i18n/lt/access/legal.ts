export default {
  version: '{{date}} redakcija',
  help: {
    guide: 'Paskaitykite patys',
    guideText: 'Žinyne kiekvienas darbas paaiškintas žingsnis po žingsnio.',
    toGuide: 'Atverti žinyną',
    write: 'Parašykite mums',
    what: 'Parašykite, ką darėte ir ką pamatėte. Padės ir ekrano nuotrauka.',
    owner: 'Rašykite šios sistemos savininkui – žmogui ar įmonei, iš kurių gavote šį adresą.',
    employee: 'Darbuotojams: dėl pamainų, valandų ir prisijungimo pirmiausia kreipkitės į vadybininką.',
  },
  terms: {
    title: 'Naudojimosi sąlygos',
    service: {
      title: '1. Ką gaunate',
      text: '„Pamaina“ – žiniatinklio programa darbo grafikams planuoti ir skelbti. „Mes“ – bendrovė, kuri ją teikia šiuo adresu ir kuri nurodyta Jūsų sąskaitose; „Jūs“ – projektą sukūrusi įmonė.\nProjektas – tai viena vieta, turinti savo darbuotojus ir grafiką. Darbuotojų skaičius neribojamas, pagalba teikiama visą parą, programa veikia bet kurioje šiuolaikinėje naršyklėje, ją galima įdiegti telefone.',
    },
    account: {
      title: '2. Jūsų paskyra',
      text: 'Registruodamiesi pateikiate teisingus duomenis ir saugote savo slaptažodį. Jūs sprendžiate, kas iš komandos gauna prisijungimo paskyrą ir kokius duomenis apie darbuotojus įrašyti. Už veiksmus, atliktus naudojantis Jūsų paskyromis, atsakote Jūs.',
    },
    price: {
      title: '3. Kaina ir mokėjimas',
      text: 'Projekto kaina – 29\u00a0€ per mėnesį, mokama iš anksto kortele. Prenumerata kas mėnesį pratęsiama, kol ją atšaukiate. Sumokėjus 29\u00a0€ vieną kartą, atveriamas vienas projektas, ir mokėjimas nekartojamas. Pinigus nuo kortelės nurašo mūsų mokėjimų paslaugų teikėjas; kortelės numerio mes negauname. Kiekvieno mokėjimo sąskaitą rasite savo paskyroje.',
    },
    refund: {
      title: '4. Pinigų grąžinimas per 30 dienų',
      text: 'Jei naują prenumeratą atšaukiate per 30 dienų nuo pirmojo mokėjimo, Jūsų prašymu tą mokėjimą grąžiname ir priežasties neklausiame. Pinigai grąžinami į kortelę, kuria mokėta; tada nebegalioja ir projektas.',
    },
    cancel: {
      title: '5. Atšaukimas ir nutraukimas',
      text: 'Prenumeratą atšaukti galite bet kada. Tada projektą iki apmokėto laikotarpio pabaigos galima tik peržiūrėti. Po to duomenys saugomi dar 30 dienų, per kurias galite juos atsisiųsti vienu failu, o vėliau ištrinami. Paslaugos teikimą galime nutraukti įspėję prieš 30 dienų arba iš karto, jei ja naudojamasi neteisėtai; už likusį laiką sumokėti pinigai grąžinami.',
    },
    availability: {
      title: '6. Prieinamumas',
      text: 'Imamės visų pagrįstų priemonių, kad paslauga būtų pasiekiama 99,9 procento laiko per kalendorinį mėnesį. Apie planuojamus darbus pranešama programoje.',
    },
    law: {
      title: '7. Už darbo teisės reikalavimų laikymąsi atsakote Jūs',
      text: '„Pamaina“ tikrina grafikus pagal jai žinomas darbo laiko taisykles ir prie kiekvieno įspėjimo nurodo straipsnį. Tai įrankis, o ne teisinė konsultacija: už paskelbtą grafiką atsako darbdavys.',
    },
    liability: {
      title: '8. Atsakomybė',
      text: 'Už žalą, padarytą tyčia ar dėl didelio neatsargumo, ir už žalą gyvybei ar sveikatai atsakome neribotai, kitais atvejais – už žalą, kurią buvo galima numatyti, iki sumos, kurią sumokėjote per pastaruosius dvylika mėnesių. Šios sąlygos neatima teisių, kurias vartotojams suteikia įstatymai.',
    },
    changes: {
      title: '9. Sąlygų keitimas ir taikoma teisė',
      text: 'Apie sąlygų pakeitimus programoje pranešama bent prieš 30 dienų; nesutinkantieji iki tol gali atšaukti prenumeratą. Taikoma Lietuvos Respublikos teisė, ginčus sprendžia Lietuvos teismai, jei imperatyviosios teisės normos nenustato kitaip.',
    },
  },
  privacy: {
    title: 'Privatumo politika',
    who: {
      title: '1. Kas yra duomenų valdytojas',
      text: 'Jūsų paskyros ir mokėjimų duomenų valdytojas esame mes. Projekte esančių darbuotojų duomenų valdytojas – projektą sukūręs darbdavys, o mes – duomenų tvarkytojas (BDAR 28 straipsnis): duomenis naudojame tik tam, kad projektas veiktų, ir tik taip, kaip nusprendžia darbdavys.',
    },
    what: {
      title: '2. Kas saugoma',
      text: 'Apie paskyras: prisijungimo vardas, vardas ir pavardė, el. paštas, kalba, slaptažodžio maiša, seansai ir tai, ką įjungiate patys (nuotrauka, telefonas, pranešimai).\nApie darbuotojus: vardas ir pavardė, pareigos, sutarties valandos, valandinis atlygis, galimybė dirbti, pamainos, atostogos ir laisvadieniai, keitimai, prašymai ir komentarai. Prašyme dėl ligos nurodyta priežastis yra sveikatos duomenys (BDAR 9 straipsnis): ją mato tik projekto vadybininkai; rašykite ne daugiau, nei būtina.\nApie mokėjimus: suma, data, būsena ir sąskaita. Kortelės numerį mato tik mokėjimų paslaugų teikėjas.',
    },
    why: {
      title: '3. Kokiu tikslu ir pagrindu',
      text: 'Kad suteiktume užsakytą paslaugą (sutartis, 6 straipsnio 1 dalies b punktas), tvarkytume įstatymų reikalaujamą apskaitą (teisinė prievolė, c punktas) ir apsaugotume paslaugą, pavyzdžiui, ribotume bandymus prisijungti (teisėtas interesas, f punktas). Reklamos, profiliavimo ir automatizuotų sprendimų be žmogaus dalyvavimo nėra: grafikas yra pasiūlymas, kurį paskelbia vadybininkas.',
    },
    cookies: {
      title: '4. Jūsų įrenginyje',
      text: 'Sekimo priemonių nenaudojame, naudojame tik paslaugai būtinus slapukus – jie išvardyti toliau. Kai įvedama tikra kortelė, mokėjimų paslaugų teikėja „Stripe“ apsaugai nuo sukčiavimo įrašo savo slapukus: __stripe_mid metams ir __stripe_sid 30 minučių.\nNaršyklėje taip pat saugomi prisijungimo duomenys, paskutiniai matyti paskyros duomenys, kalba, tema, rodiniai, o darbuotojų telefonuose – ir paskelbto grafiko kopija, kad jį būtų galima matyti be ryšio. Prisijungimo ir paskyros duomenys bei kopija atsijungus ištrinami.',
      each: {
        refresh_one: 'kad liktumėte prisijungę; ištrinamas atsijungus, o nesinaudojant – po {{count}} dienos.',
        refresh_few: 'kad liktumėte prisijungę; ištrinamas atsijungus, o nesinaudojant – po {{count}} dienų.',
        refresh_many: 'kad liktumėte prisijungę; ištrinamas atsijungus, o nesinaudojant – po {{count}} dienos.',
        refresh_other: 'kad liktumėte prisijungę; ištrinamas atsijungus, o nesinaudojant – po {{count}} dienų.',
        stays_one:
          'rodo tik tai, kad esate prisijungę; ištrinamas kartu su prisijungimu, vėliausiai po {{count}} dienos.',
        stays_few:
          'rodo tik tai, kad esate prisijungę; ištrinamas kartu su prisijungimu, vėliausiai po {{count}} dienų.',
        stays_many:
          'rodo tik tai, kad esate prisijungę; ištrinamas kartu su prisijungimu, vėliausiai po {{count}} dienos.',
        stays_other:
          'rodo tik tai, kad esate prisijungę; ištrinamas kartu su prisijungimu, vėliausiai po {{count}} dienų.',
        device_one:
          'žymi įrenginį, kuriame buvote prisijungę, kad svetimi nesėkmingi bandymai neužblokuotų Jūsų. Prieigos nesuteikia, nieko neįvardija. Atsijungus lieka ir galioja {{count}} dieną nuo paskutinio prisijungimo.',
        device_few:
          'žymi įrenginį, kuriame buvote prisijungę, kad svetimi nesėkmingi bandymai neužblokuotų Jūsų. Prieigos nesuteikia, nieko neįvardija. Atsijungus lieka ir galioja {{count}} dienas nuo paskutinio prisijungimo.',
        device_many:
          'žymi įrenginį, kuriame buvote prisijungę, kad svetimi nesėkmingi bandymai neužblokuotų Jūsų. Prieigos nesuteikia, nieko neįvardija. Atsijungus lieka ir galioja {{count}} dienos nuo paskutinio prisijungimo.',
        device_other:
          'žymi įrenginį, kuriame buvote prisijungę, kad svetimi nesėkmingi bandymai neužblokuotų Jūsų. Prieigos nesuteikia, nieko neįvardija. Atsijungus lieka ir galioja {{count}} dienų nuo paskutinio prisijungimo.',
        payer_one:
          'tik jei mokate dar neturėdami paskyros: rodo, kad mokėta šioje naršyklėje. Ištrinamas atsijungus, vėliausiai po {{count}} dienos.',
        payer_few:
          'tik jei mokate dar neturėdami paskyros: rodo, kad mokėta šioje naršyklėje. Ištrinamas atsijungus, vėliausiai po {{count}} dienų.',
        payer_many:
          'tik jei mokate dar neturėdami paskyros: rodo, kad mokėta šioje naršyklėje. Ištrinamas atsijungus, vėliausiai po {{count}} dienos.',
        payer_other:
          'tik jei mokate dar neturėdami paskyros: rodo, kad mokėta šioje naršyklėje. Ištrinamas atsijungus, vėliausiai po {{count}} dienų.',
      },
    },
    receivers: {
      title: '5. Kas gauna duomenis',
      text: 'Prieglobos ir el. pašto paslaugų teikėjai, mokant – kortelių mokėjimų teikėjas, o įjungus pranešimus – Jūsų naršyklės pranešimų tarnyba; su visais sudarytos sutartys. Į telefoną siunčiamuose pranešimuose išsamių duomenų nėra.',
    },
    howLong: {
      title: '6. Kiek laiko',
      text: 'Paskyra – kol ją ištrinsite. Projektas – iki prenumeratos pabaigos ir dar 30 dienų; po to jis ištrinamas kartu su nuotraukomis ir kalendoriaus nuorodomis. Sąskaitos be darbuotojų duomenų saugomos tiek, kiek reikalauja mokesčių įstatymai (Lietuvoje – dešimt metų). Ištrynus darbuotojo duomenis, paskelbtuose grafikuose vietoj vardo lieka pastovus pseudonimas, kad valandos ir skaičiai išliktų teisingi.',
    },
    rights: {
      title: '7. Jūsų teisės',
      text: 'Galite susipažinti su savo duomenimis ir gauti juos failu (15 ir 20 straipsniai), prašyti juos ištaisyti (16), ištrinti (17) ar apriboti jų tvarkymą (18), nesutikti, kad jie būtų tvarkomi (21), ir bet kada atšaukti sutikimą. Daugumą šių veiksmų rasite paskyros nustatymuose; į kitus prašymus atsakome per mėnesį. Darbuotojai pirmiausia kreipiasi į darbdavį, o mes padedame jam atsakyti.\nSkundą galite pateikti savo šalies priežiūros institucijai, Lietuvoje – Valstybinei duomenų apsaugos inspekcijai (vdai.lrv.lt).',
    },
    safety: {
      title: '8. Duomenų saugumas',
      text: 'Ryšys šifruojamas, slaptažodžiai saugomi kaip „Argon2id“ maišos, kiekvieno projekto duomenys duomenų bazėje atskirti, o kiekvienas pakeitimas įrašomas nurodant, kas jį atliko. Jei dėl duomenų saugumo pažeidimo žmonėms kyla pavojus, nedelsdami pranešame darbdaviui ir per 72 valandas – priežiūros institucijai.',
    },
  },
};
