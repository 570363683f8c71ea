export default {
  many: {
    samePerson: 'Darbuotojai nesikeičia',
    first: 'Nauja pirmosios pamainos data',
    copyTitle: 'Kopijuoti pažymėtas pamainas',
    firstHelp: 'Kitų pamainų datos pasislenka tiek pat dienų.',
    sameMove: 'Pasirinkite kitą datą arba darbuotoją.',
  },
  stale: 'Kol žiūrėjote, pamaina buvo pakeista. Peržiūrėkite ją ir pakartokite.',
  cut: {
    title: 'Padalyti pamainą į dvi dalis',
    published:
      'Paskelbtos pamainos tiesiogiai keisti negalima. Pirmiausia pradėkite keisti paskelbtas dienas, tada pamainą padalykite ten: darbuotojai tai matys, kai pakeitimus paskelbsite.',
    at: 'Padalyti laiku',
    middle: 'Per vidurį, {{time}}',
    break: 'Per pertrauką, {{time}}',
    breakRule:
      'Ilgesnei kaip {{hours}} pusei lieka {{minutes}} min. pertrauka, nes tiek dirbant ji privaloma. Trumpesnė pusė yra be pertraukos, ir visas jos laikas apmokamas. Tarp pusių pertraukos nėra: antroji prasideda, kai baigiasi pirmoji.',
    first: 'Pirmoji pusė, {{start}}–{{end}}',
    second: 'Antroji pusė, {{start}}–{{end}}',
    noBreak: 'Be pertraukos',
    withBreak: '{{minutes}} min. pertrauka',
    open: 'Palikti laisvą',
    fits: 'Gali dirbti, tinkamiausi pirmi',
    others: 'Prieštarauja taisyklė',
    samePerson: 'Pasirinkite kitą darbuotoją: dvi pusės skirtos dviem žmonėms.',
    submit: 'Padalyti',
    done: 'Padalyta {{time}}',
    failed: 'Nepavyko padalyti pamainos. Bandykite dar kartą.',
    previewFailed: 'Nepavyko sužinoti, kas galėtų dirbti. Bandykite dar kartą.',
  },
  hours: {
    title: 'Keisti valandas',
    start: 'Pradeda',
    end: 'Dirba iki',
    steps: 'Kita pabaiga',
    until: 'Iki {{time}}',
  },
  join: {
    title: 'Sujungti puses',
    who: 'Kas dirbs visą pamainą?',
    apart:
      'Antroji pusė neprasideda tada, kai baigiasi pirmoji. Pakeiskite kurios nors valandas, kad jos susisiektų, tada sujunkite.',
    gone: 'Kitos pusės nebėra.',
    submit: 'Sujungti',
    done: 'Pusės vėl yra viena pamaina',
    failed: 'Nepavyko sujungti pusių. Bandykite dar kartą.',
  },
};
