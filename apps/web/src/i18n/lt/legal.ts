export default {
  version: '{{date}} redakcija',
  terms: {
    title: 'Naudojimosi sąlygos',
    service: {
      title: '1. Ką gaunate',
      text: '„Pamaina“ – žiniatinklio programa darbo grafikams planuoti ir skelbti. „Mes“ – bendrovė, kuri ją teikia šiuo adresu ir kuri nurodyta Jūsų sąskaitose; „Jūs“ – projektą sukūręs verslas.\nProjektas – tai viena vieta, turinti savo darbuotojus ir grafiką. Darbuotojų skaičius neribojamas, pagalba atsako visą parą, programa veikia bet kurioje šiuolaikinėje naršyklėje, ją galima įdiegti telefone.',
    },
    account: {
      title: '2. Jūsų paskyra',
      text: 'Registruodamiesi pateikiate teisingus duomenis ir saugote savo slaptažodį. Jūs sprendžiate, kas iš komandos gauna prisijungimą ir kokius duomenis apie darbuotojus įrašote. Už veiksmus, atliktus Jūsų prisijungimais, atsakote Jūs.',
    },
    price: {
      title: '3. Kaina ir mokėjimas',
      text: 'Projekto kaina – 29 € per mėnesį, mokama iš anksto kortele. Prenumerata kas mėnesį pratęsiama, kol ją atšaukiate. Vienkartinis 29 € mokėjimas atveria vieną projektą ir nėra pratęsiamas. Kortelę nuskaito mūsų mokėjimų teikėjas; kortelės numeris mūsų nepasiekia. Kiekvieno mokėjimo sąskaitą rasite savo paskyroje.',
    },
    refund: {
      title: '4. Pinigų grąžinimas per 30 dienų',
      text: 'Jei naują prenumeratą atšaukiate per 30 dienų nuo pirmojo mokėjimo, Jūsų prašymu tą mokėjimą grąžiname ir priežasties neklausiame. Pinigai grąžinami į kortelę, kuria mokėta; kartu baigiasi ir projektas.',
    },
    cancel: {
      title: '5. Pabaiga',
      text: 'Atšaukti galite bet kada. Atšauktą projektą galima skaityti iki apmokėto laikotarpio pabaigos. Po to duomenys saugomi dar 30 dienų, per kurias juos galite pasiimti kaip failą, o vėliau ištrinami. Paslaugos teikimą galime nutraukti įspėję prieš 30 dienų arba iš karto, jei ja naudojamasi neteisėtai; už likusį laiką sumokėti pinigai grąžinami.',
    },
    availability: {
      title: '6. Prieinamumas',
      text: 'Dedame visas pagrįstas pastangas, kad paslauga būtų pasiekiama 99,9 procento laiko, skaičiuojant kalendorinį mėnesį. Apie planuojamus darbus pranešama programoje.',
    },
    law: {
      title: '7. Už darbo teisę atsakote Jūs',
      text: '„Pamaina“ tikrina grafikus pagal jai žinomas darbo laiko taisykles ir prie kiekvieno įspėjimo nurodo straipsnį. Tai įrankis, o ne teisinė konsultacija: už paskelbtą grafiką atsako darbdavys.',
    },
    liability: {
      title: '8. Atsakomybė',
      text: 'Už tyčią, didelį neatsargumą ir žalą gyvybei bei sveikatai atsakome neribotai, kitais atvejais – už numatomą žalą iki sumos, kurią sumokėjote per pastaruosius dvylika mėnesių. Šios sąlygos neatima teisių, kurias vartotojams suteikia įstatymai.',
    },
    changes: {
      title: '9. Pakeitimai ir teisė',
      text: 'Apie sąlygų pakeitimus programoje pranešama bent prieš 30 dienų; kas nesutinka, iki tol gali atšaukti. Taikoma Lietuvos Respublikos teisė, ginčus sprendžia Lietuvos teismai, jei privalomos normos nenustato kitaip.',
    },
  },
  privacy: {
    title: 'Privatumo politika',
    who: {
      title: '1. Kas atsako',
      text: 'Jūsų paskyros ir mokėjimų duomenų valdytojas esame mes. Projekte esančių darbuotojų duomenų valdytojas – projektą sukūręs darbdavys, o mes – duomenų tvarkytojas (BDAR 28 straipsnis): duomenis naudojame tik projektui teikti ir tik taip, kaip nusprendžia darbdavys.',
    },
    what: {
      title: '2. Kas saugoma',
      text: 'Apie paskyras: naudotojo vardas, vardas ir pavardė, el. paštas, kalba, slaptažodžio maiša, seansai ir tai, ką įjungiate patys (nuotrauka, telefonas, pranešimai).\nApie darbuotojus: vardas ir pavardė, pareigos, sutarties valandos, valandinis atlygis, galimybė dirbti, pamainos, laisvadieniai, keitimai, prašymai ir komentarai. Ligos priežastis yra sveikatos duomenys (BDAR 9 straipsnis): ją mato tik projekto vadybininkai, todėl rašykite ne daugiau, nei būtina.\nApie mokėjimus: suma, data, būsena ir sąskaita. Kortelės numerį mato tik mokėjimų teikėjas.',
    },
    why: {
      title: '3. Kam ir kokiu pagrindu',
      text: 'Kad suteiktume užsakytą paslaugą (sutartis, 6 straipsnio 1 dalies b punktas), tvarkytume įstatymų reikalaujamą apskaitą (teisinė prievolė, c punktas) ir apsaugotume paslaugą, pavyzdžiui, ribotume bandymus prisijungti (teisėtas interesas, f punktas). Reklamos, profiliavimo ir sprendimų be žmogaus nėra: grafikas yra pasiūlymas, kurį paskelbia vadybininkas.',
    },
    cookies: {
      title: '4. Jūsų įrenginyje',
      text: 'Slapukų ir sekimo priemonių nenaudojame. Naršyklėje laikomas Jūsų prisijungimas, kalba, tema, o darbuotojų telefonuose – ir paskelbto grafiko kopija, skirta laikui be ryšio. Atsijungus ji ištrinama.',
    },
    receivers: {
      title: '5. Kas gauna duomenis',
      text: 'Prieglobos ir el. pašto teikėjai, mokant – kortelių teikėjas, o įjungus pranešimus – Jūsų naršyklės pranešimų tarnyba; visus sieja sutartys. Į telefoną siunčiamuose pranešimuose išsamių duomenų nėra.',
    },
    howLong: {
      title: '6. Kiek laiko',
      text: 'Paskyra – kol ją ištrinate. Projektas – kol baigiasi prenumerata ir dar 30 dienų; po to jis ištrinamas kartu su nuotraukomis ir kalendoriaus nuorodomis. Sąskaitos be darbuotojų duomenų saugomos tiek, kiek reikalauja mokesčių teisė (Lietuvoje – dešimt metų). Ištrynus darbuotoją, paskelbtuose mėnesiuose vietoj vardo lieka pastovus pseudonimas, kad valandos ir skaičiai išliktų teisingi.',
    },
    rights: {
      title: '7. Jūsų teisės',
      text: 'Galite susipažinti su savo duomenimis ir pasiimti juos kaip failą (15 ir 20 straipsniai), prašyti ištaisyti (16), ištrinti (17) ar apriboti tvarkymą (18), nesutikti (21) ir bet kada atšaukti sutikimą. Daugumą šių veiksmų rasite paskyros nustatymuose; į kitus prašymus atsakome per mėnesį. Darbuotojai pirmiausia kreipiasi į darbdavį, o mes padedame jam atsakyti.\nSkundą galite pateikti savo šalies priežiūros institucijai, Lietuvoje – Valstybinei duomenų apsaugos inspekcijai (vdai.lrv.lt).',
    },
    safety: {
      title: '8. Sauga',
      text: 'Ryšys šifruojamas, slaptažodžiai saugomi kaip „Argon2id“ maišos, kiekvienas projektas duomenų bazėje atskirtas, o kiekvienas pakeitimas įrašomas nurodant, kas jį atliko. Jei pažeidimas kelia grėsmę žmonėms, nedelsdami pranešame darbdaviui ir per 72 valandas – priežiūros institucijai.',
    },
  },
};
