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
    secret: 'Kas žino šį adresą, gali matyti Jūsų pamainas, todėl niekam jo nerodykite.',
    make: 'Sukurti kalendoriaus adresą',
    google: 'Pridėti prie „Google“ kalendoriaus',
    apple: 'Pridėti prie „Apple“ kalendoriaus',
    outlook: 'Pridėti prie „Outlook“',
    late: 'Šios paslaugos pakeitimų ieško pačios, kai kurios tik kas kelias valandas. Šis serveris joms turi būti pasiekiamas internetu.',
    address: 'Kalendoriaus adresas',
    copy: 'Kopijuoti adresą',
    name: 'Mano pamainos · {{project}}',
    renew: 'Pakeisti adresą',
    renewTitle: 'Pakeisti kalendoriaus adresą?',
    renewText:
      'Dabartinis adresas iškart nustos galioti. Naująjį pridėkite visuose kalendoriuose, kuriuose norite matyti pamainas.',
    renewed: 'Sukurtas naujas adresas, senasis nebegalioja',
    end: 'Panaikinti adresą',
    endTitle: 'Panaikinti kalendoriaus adresą?',
    endText: 'Pamainos dings iš visų kalendorių, kurie jas rodo pagal šį adresą. Naują galėsite sukurti bet kada.',
    ended: 'Kalendoriaus adresas panaikintas',
  },
  share: {
    week: 'Dalytis šios savaitės paveikslėliu',
    file: 'pamainos',
    saved: 'Savaitės paveikslėlis išsaugotas',
    footer: '{{project}} · {{time}} duomenimis',
  },
};
