export default {
  noProject: {
    title: 'Dar nesate jokioje komandoje',
    text: 'Vadybininkas prideda Jus darbuotojų puslapyje ir sukuria Jums paskyrą. Tada prisijunkite gautu ID ir laikinuoju slaptažodžiu.',
  },
  home: {
    since: 'Nuo paskutinio apsilankymo, {{time}}',
    hoursThisWeek: 'Valandos šią savaitę',
    pending: 'Laukia atsakymo',
    pendingWhere: 'Kur rasite atsakymus į prašymus',
    ownTime: '{{from}}–{{to}} Jūsų laiku',
  },
  offline: {
    title: 'Mano pamainos',
    asOf: 'Nėra ryšio. Jūsų grafikas {{time}} duomenimis.',
    checking: 'Jūsų grafikas {{time}} duomenimis, ieškoma pakeitimų.',
    ended:
      'Nėra ryšio, o Jūsų seansas baigėsi. Čia Jūsų pamainos {{time}} duomenimis. Atsiradus ryšiui, prisijunkite iš naujo.',
    tooOld:
      'Nėra ryšio, o šiame įrenginyje esantys duomenys per seni, kad jais būtų galima remtis. Atsiradus ryšiui, prisijunkite iš naujo arba pasiteiraukite vadybininko.',
    none: 'Tuo metu artimiausių pamainų nebuvo.',
    signIn: 'Prisijungti',
    teamTitle: 'Komandos grafikui reikia ryšio',
    teamText: 'Šiame įrenginyje saugomos tik Jūsų pamainos.',
    unknownDay: 'Šiame įrenginyje šios dienos duomenų dar nėra',
    unknownDays:
      'Šiame įrenginyje nėra kai kurių dienų duomenų, todėl tų dienų Jūsų pamainos gali būti nerodomos: {{days}}.',
  },
  feed: {
    title: 'Pamainos mano kalendoriuje',
    what: '„Google“, „Apple“, „Outlook“ ir kiti kalendoriai gali rodyti Jūsų paskelbtas pamainas ir patys jas atnaujinti.',
    secret: 'Kas turi šią nuorodą, gali matyti Jūsų pamainas, todėl niekam jos nerodykite.',
    make: 'Sukurti kalendoriaus nuorodą',
    google: 'Pridėti prie „Google“ kalendoriaus',
    apple: 'Pridėti prie „Apple“ kalendoriaus',
    outlook: 'Pridėti prie „Outlook“',
    late: 'Šios paslaugos pakeitimų ieško pačios, kai kurios tik kas kelias valandas. Šis serveris joms turi būti pasiekiamas internetu.',
    address: 'Kalendoriaus nuoroda',
    copy: 'Kopijuoti nuorodą',
    name: 'Mano pamainos · {{project}}',
    renew: 'Pakeisti nuorodą',
    renewTitle: 'Pakeisti kalendoriaus nuorodą?',
    renewText:
      'Dabartinė nuoroda iškart nustos galioti. Naująją pridėkite visuose kalendoriuose, kuriuose norite matyti pamainas.',
    renewed: 'Sukurta nauja nuoroda, senoji nebegalioja',
    end: 'Panaikinti nuorodą',
    endTitle: 'Panaikinti kalendoriaus nuorodą?',
    endText: 'Pamainos dings iš visų kalendorių, kurie jas rodo pagal šią nuorodą. Naują galėsite sukurti bet kada.',
    ended: 'Kalendoriaus nuoroda panaikinta',
  },
  share: {
    week: 'Dalytis šios savaitės paveikslėliu',
    file: 'pamainos',
    saved: 'Savaitės paveikslėlis išsaugotas',
    footer: '{{project}} · {{time}} duomenimis',
  },
};
