/**
 * What people are told, in the bell, by email and on the lock screen, by kind and variant; `setting` is the kind in the
 * notification settings. Titles name nobody: locked screens show them.
 */
export default {
  note: 'Pastaba: {{note}}',
  general: { title: 'Yra naujienų', text: 'Atverkite „Pamainą“ ir pamatysite, kas pasikeitė.' },
  mail: {
    subject_one: '{{count}} naujas pranešimas',
    subject_few: '{{count}} nauji pranešimai',
    subject_many: '{{count}} naujo pranešimo',
    subject_other: '{{count}} naujų pranešimų',
    more_one: 'Ir dar {{count}} pranešimas „Pamainoje“.',
    more_few: 'Ir dar {{count}} pranešimai „Pamainoje“.',
    more_many: 'Ir dar {{count}} pranešimo „Pamainoje“.',
    more_other: 'Ir dar {{count}} pranešimų „Pamainoje“.',
    confirm: 'Patvirtinti, kad susipažinau',
    open: 'Atverti „Pamainoje“',
    yes: 'Taip, dirbsiu',
    no: 'Ne',
    why: 'Šį laišką gavote, nes esate projekto komandoje. Projektas: {{project}}.',
    choose: 'Pasirinkti, kas Jums siunčiama',
  },
  schedule_published: {
    setting: 'Paskelbtas mano grafikas',
    first: {
      title: 'Paskelbtas Jūsų grafikas',
      text_one: '{{month}}: {{count}} pamaina',
      text_few: '{{month}}: {{count}} pamainos',
      text_many: '{{month}}: {{count}} pamainos',
      text_other: '{{month}}: {{count}} pamainų',
    },
    days: {
      title: 'Paskelbtas Jūsų grafikas',
      text_one: '{{days}}: {{count}} pamaina',
      text_few: '{{days}}: {{count}} pamainos',
      text_many: '{{days}}: {{count}} pamainos',
      text_other: '{{days}}: {{count}} pamainų',
    },
    amended: {
      title: 'Pakeistas Jūsų paskelbtas grafikas',
      text_one: '{{month}}: {{count}} pakeitimas. Patvirtinkite, kad susipažinote.',
      text_few: '{{month}}: {{count}} pakeitimai. Patvirtinkite, kad susipažinote.',
      text_many: '{{month}}: {{count}} pakeitimo. Patvirtinkite, kad susipažinote.',
      text_other: '{{month}}: {{count}} pakeitimų. Patvirtinkite, kad susipažinote.',
    },
    unconfirmed: {
      title: 'Patvirtinkite, kad susipažinote su grafiku',
      text: '{{month}}, {{version}} versija: patvirtinkite, kad susipažinote.',
    },
    again: {
      title: 'Jūsų grafike yra naujų pamainų',
      text_one: '{{month}}: grafikas paskelbtas iš naujo. Dabar turite {{count}} pamainą.',
      text_few: '{{month}}: grafikas paskelbtas iš naujo. Dabar turite {{count}} pamainas.',
      text_many: '{{month}}: grafikas paskelbtas iš naujo. Dabar turite {{count}} pamainos.',
      text_other: '{{month}}: grafikas paskelbtas iš naujo. Dabar turite {{count}} pamainų.',
    },
  },
  announcement: {
    setting: 'Naujas skelbimas',
    announced: { title: 'Naujas skelbimas', text: '{{title}}. Patvirtinkite, kad susipažinote.' },
    changed: { title: 'Skelbimas pakeistas', text: '{{title}}. Perskaitykite ir patvirtinkite iš naujo.' },
    unconfirmed: { title: 'Patvirtinkite, kad susipažinote', text: '{{title}}. Laukiama Jūsų patvirtinimo.' },
  },
  shift_changed: {
    setting: 'Pasikeitė mano pamaina',
    given: { title: 'Jums paskirta nauja pamaina', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    taken: {
      title: 'Jūsų pamaina perduota kitam',
      text: 'Nebedirbate: {{day}}, {{start}}–{{end}}, {{role}}.',
    },
    opened: {
      title: 'Jūsų pamaina dabar laisva',
      text: 'Nebedirbate: {{day}}, {{start}}–{{end}}, {{role}}.',
    },
    several: {
      title: 'Jūsų pamainos pasikeitė',
      text_one: 'Pasikeitė {{count}} pamaina. Pirmoji: {{day}}.',
      text_few: 'Pasikeitė {{count}} pamainos. Pirmoji: {{day}}.',
      text_many: 'Pasikeitė {{count}} pamainos. Pirmoji: {{day}}.',
      text_other: 'Pasikeitė {{count}} pamainų. Pirmoji: {{day}}.',
    },
    cleared: {
      title: 'Jūsų pamainos pašalintos',
      text_one: '{{month}}: pašalinta {{count}} paskelbta pamaina.',
      text_few: '{{month}}: pašalintos {{count}} paskelbtos pamainos.',
      text_many: '{{month}}: pašalinta {{count}} paskelbtos pamainos.',
      text_other: '{{month}}: pašalinta {{count}} paskelbtų pamainų.',
    },
  },
  shift_soon: {
    setting: 'Netrukus prasidės mano pamaina',
    day: { title: 'Jūsų pamaina: {{day}}', text: '{{start}}–{{end}}, {{role}}' },
    hours: { title: 'Netrukus prasidės Jūsų pamaina', text: '{{start}}–{{end}}, {{role}}' },
  },
  clock_forgotten: {
    setting: 'Pamiršau pažymėti darbo pabaigą',
    end: {
      title: 'Nepažymėjote darbo pabaigos',
      text: 'Darbo pradžia: {{day}}, {{start}}. Pažymėkite darbo pabaigą arba nurodykite, kada baigėte.',
    },
  },
  shift_open: {
    setting: 'Atsirado laisva pamaina, kurią galiu paimti',
    one: { title: 'Laisva pamaina, kurią galite paimti', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    several: {
      title: 'Laisvos pamainos, kurias galite paimti',
      text_one: 'Jums tinka {{count}} laisva pamaina. Pirmoji: {{day}}.',
      text_few: 'Jums tinka {{count}} laisvos pamainos. Pirmoji: {{day}}.',
      text_many: 'Jums tinka {{count}} laisvos pamainos. Pirmoji: {{day}}.',
      text_other: 'Jums tinka {{count}} laisvų pamainų. Pirmoji: {{day}}.',
    },
  },
  shift_asked: {
    setting: 'Manęs klausia, ar galėčiau dirbti pamainą',
    you: {
      title: 'Ar galite dirbti šią pamainą?',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Atsakykite iki: {{byDay}}, {{by_time}}.',
    },
    taken: { title: 'Pamaina jau atiteko kitam', text: '{{day}}, {{start}}–{{end}}, {{role}}. Ačiū.' },
    stopped: {
      title: 'Jūsų atsakymo nebereikia',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Jūsų grafikas nesikeičia.',
    },
  },
  swap_offered: {
    setting: 'Man siūloma pamaina',
    you: { title: 'Jums siūloma pamaina', text: '{{day}}, {{start}}–{{end}}, {{role}}. Siūlo: {{name}}.' },
    anyone: { title: 'Siūloma pamaina', text: '{{day}}, {{start}}–{{end}}, {{role}}. Siūlo: {{name}}.' },
    exchange: {
      title: 'Kolega siūlo apsikeisti pamainomis',
      text: 'Gautumėte: {{day}}, {{start}}–{{end}}, {{role}}. Atiduotumėte: {{backDay}}, {{back_start}}–{{back_end}}, {{back_role}}. Siūlo: {{name}}.',
    },
    ring: {
      title: 'Vadybininkas siūlo mainų ratą',
      text: 'Gautumėte: {{day}}, {{start}}–{{end}}, {{role}}. Atiduotumėte: {{backDay}}, {{back_start}}–{{back_end}}, {{back_role}}. Pamainos bus sukeistos, jei sutiks visi rato dalyviai.',
    },
  },
  swap_answered: {
    setting: 'Atsakyta dėl pamainos keitimo',
    accepted: {
      title: 'Kolega sutiko perimti Jūsų pamainą',
      text: '{{day}}, {{start}}–{{end}}. Priėmė: {{name}}. Dabar sprendžia vadybininkas.',
    },
    declined: { title: 'Jūsų siūlomos pamainos atsisakyta', text: '{{day}}, {{start}}–{{end}}. Atsisakė: {{name}}.' },
    given: {
      title: 'Pamainos keitimas patvirtintas',
      text: 'Nebedirbate: {{day}}, {{start}}–{{end}}. Pamaina atiteko: {{name}}.',
    },
    taken: {
      title: 'Pamainos keitimas patvirtintas',
      text: 'Jūsų nauja pamaina: {{day}}, {{start}}–{{end}}, {{role}}.',
    },
    rejected: { title: 'Pamainos keitimas atmestas', text: 'Pamaina nesikeičia: {{day}}, {{start}}–{{end}}.' },
    cancelled: { title: 'Pamainos siūlymas atšauktas', text: '{{day}}, {{start}}–{{end}}. Atšaukė: {{name}}.' },
    ended: {
      title: 'Pamainos siūlymas nebegalioja',
      text: '{{day}}, {{start}}–{{end}}. Siūlė: {{name}}. Grafikas pasikeitė.',
    },
    exchange_accepted: {
      title: 'Kolega sutiko apsikeisti pamainomis',
      text: '{{day}}, {{start}}–{{end}}. Mainais: {{backDay}}, {{back_start}}–{{back_end}}. Sutiko: {{name}}. Dabar sprendžia vadybininkas.',
    },
    exchange_declined: {
      title: 'Kolega nesutiko apsikeisti pamainomis',
      text: '{{day}}, {{start}}–{{end}}. Mainais: {{backDay}}, {{back_start}}–{{back_end}}. Nesutiko: {{name}}.',
    },
    exchange_rejected: {
      title: 'Apsikeisti pamainomis neleista',
      text: '{{day}}, {{start}}–{{end}}. Mainais: {{backDay}}, {{back_start}}–{{back_end}}. Grafikas lieka, koks buvo.',
    },
    exchange_cancelled: {
      title: 'Pamainų mainai atšaukti',
      text: '{{day}}, {{start}}–{{end}}. Mainais: {{backDay}}, {{back_start}}–{{back_end}}. Atšaukė: {{name}}.',
    },
    exchange_ended: {
      title: 'Apsikeisti pamainomis nebegalima',
      text: '{{day}}, {{start}}–{{end}}. Mainais: {{backDay}}, {{back_start}}–{{back_end}}. Su kuo: {{name}}. Grafikas pasikeitė.',
    },
    exchanged: {
      title: 'Pamainų mainai patvirtinti',
      text: 'Dabar dirbate: {{day}}, {{start}}–{{end}}, {{role}}. Nebedirbate: {{backDay}}, {{back_start}}–{{back_end}}.',
    },
    ring_done: {
      title: 'Mainų ratas įvyko',
      text: 'Dabar dirbate: {{day}}, {{start}}–{{end}}, {{role}}. Nebedirbate: {{backDay}}, {{back_start}}–{{back_end}}.',
    },
    ring_ended: {
      title: 'Mainų ratas neįvyks',
      text: 'Pamainos nesukeistos: {{backDay}}, {{back_start}}–{{back_end}}. Priežastį matysite skiltyje „Mano siūlymai“.',
    },
  },
  claim_answered: {
    setting: 'Atsakyta dėl laisvos pamainos',
    approved: { title: 'Laisva pamaina paskirta Jums', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    rejected: { title: 'Laisva pamaina Jums nepaskirta', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    lost: { title: 'Laisva pamaina atiteko kitam', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
    removed: { title: 'Jūsų prašyta laisva pamaina pašalinta', text: '{{day}}, {{start}}–{{end}}, {{role}}' },
  },
  time_off_answered: {
    setting: 'Atsakyta dėl atostogų ar laisvadienio',
    approved: { title: 'Atostogų ar laisvadienio prašymas patvirtintas', text: '{{days}}' },
    rejected: { title: 'Atostogų ar laisvadienio prašymas atmestas', text: '{{days}}' },
    cancelled: { title: 'Atostogų ar laisvadienio patvirtinimas atšauktas', text: '{{days}}' },
    ended: { title: 'Nustatyta Jūsų ligos pabaiga', text: '{{days}}' },
    entered: { title: 'Vadybininkas įrašė Jūsų nebuvimą darbe', text: '{{days}}' },
    changed: { title: 'Vadybininkas pakeitė Jūsų nebuvimą darbe', text: '{{days}}' },
    corrected: { title: 'Vadybininkas pataisė Jūsų atostogų likutį', text: '{{days}}' },
    unavailable: { title: 'Vadybininkas įrašė, kada negalite dirbti', text: '{{days}}' },
    unavailable_weekly: {
      title: 'Vadybininkas įrašė, kada kas savaitę negalite dirbti',
      text: 'Pirmą kartą: {{days}}',
    },
    overtime_approved: { title: 'Viršvalandžiai pridėti prie atostogų', text: '{{month}}: {{hours}} atostogų' },
    overtime_rejected: {
      title: 'Už viršvalandžius bus sumokėta',
      text: '{{month}}: prašymas pridėti juos prie atostogų atmestas',
    },
    overtime_cancelled: { title: 'Už viršvalandžius vis dėlto bus sumokėta', text: '{{month}}' },
  },
  request_answered: {
    setting: 'Atsakyta į mano prašymą',
    approved: { title: 'Jūsų prašymas patvirtintas', text: '{{title}}' },
    rejected: { title: 'Jūsų prašymas atmestas', text: '{{title}}' },
  },
  swap_waiting: {
    setting: 'Pamainos keitimas laukia sprendimo arba baigėsi mainų ratas',
    asked: {
      title: 'Pamainos keitimas laukia Jūsų sprendimo',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Perduoda: {{from}}. Perima: {{name}}.',
    },
    exchange: {
      title: 'Pamainų mainai laukia Jūsų sprendimo',
      text: '{{day}}, {{start}}–{{end}}, {{role}}: vietoj {{from}} dirba {{name}}. {{backDay}}, {{back_start}}–{{back_end}}, {{back_role}}: vietoj {{name}} dirba {{from}}.',
    },
    ring: { title: 'Mainų ratas įvyko', text: 'Pirmoji sukeista pamaina: {{day}}.' },
    no_ring: { title: 'Mainų ratas neįvyks', text: 'Pamainos nesukeistos. Pirmoji rato pamaina: {{day}}.' },
  },
  claim_waiting: {
    setting: 'Prašoma laisvos pamainos',
    asked: { title: 'Prašoma laisvos pamainos', text: '{{day}}, {{start}}–{{end}}, {{role}}. Prašo: {{name}}.' },
  },
  ask_answered: {
    setting: 'Darbuotojai atsakė, ar dirbs pamainą',
    filled: { title: 'Pamaina užpildyta', text: '{{day}}, {{start}}–{{end}}, {{role}}. Dirbs: {{name}}.' },
    waiting: {
      title: 'Darbuotojas sutiko dirbti pamainą',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Jūsų patvirtinimo laukia {{name}}.',
    },
    unfilled: {
      title: 'Pamainos niekas nepaėmė',
      text: '{{day}}, {{start}}–{{end}}, {{role}}. Paklausti visi, kas ją galėtų dirbti.',
    },
  },
  time_off_waiting: {
    setting: 'Prašoma atostogų ar laisvadienio',
    asked: { title: 'Atostogų ar laisvadienio prašymas laukia atsakymo', text: '{{name}}: {{days}}' },
    overtime: {
      title: 'Prašoma viršvalandžius pridėti prie atostogų',
      text: '{{name}}: {{month}}, {{hours}} atostogų',
    },
  },
  request_waiting: {
    setting: 'Pateiktas prašymas',
    asked: { title: 'Prašymas laukia Jūsų atsakymo', text: '{{name}}: {{title}}' },
  },
  timesheet_disputed: {
    setting: 'Darbuotojas nesutinka su savo žiniaraščiu',
    asked: { title: 'Darbuotojas nesutinka su savo žiniaraščiu', text: '{{name}}: {{month}}' },
  },
  timesheet_answered: {
    setting: 'Vadybininkas atsakė dėl mano žiniaraščio',
    answered: { title: 'Vadybininkas atsakė dėl Jūsų žiniaraščio', text: '{{month}}' },
  },
  invitation_answered: {
    setting: 'Pakviestas žmogus prisijungė prie komandos arba atsisakė',
    joined: {
      title: 'Jūsų kvietimas priimtas',
      text: 'Prie komandos prisijungė {{name}}. Jau galima planuoti pamainas.',
    },
    declined: { title: 'Jūsų kvietimas atmestas', text: 'Prie komandos neprisijungia {{name}}.' },
    asked: {
      title: 'Prie komandos nori prisijungti žmogus',
      text: '{{name}} užsiregistravo su komandos nuoroda. Patvirtinkite arba atmeskite.',
    },
  },
  own_certificate_expiring: {
    setting: 'Netrukus nebegalios mano pažymėjimas',
    own: { title: 'Netrukus nebegalios Jūsų pažymėjimas', text: '{{certificate}}: {{day}}. Atnaujinkite jį laiku.' },
  },
  calendar_rules_changed: {
    setting: 'Pasikeitė šalies švenčių dienos arba laikrodžių sukimo taisyklės',
    added: {
      title: 'Nauja švenčių diena',
      text_one:
        'Šalies švenčių dienų sąrašas pasikeitė nuo {{day}}: atsirado {{count}} data. Pagal naują sąrašą skaičiuojama darbo laiko norma ir užmokestis.',
      text_few:
        'Šalies švenčių dienų sąraše atsirado {{count}} datos, pirmoji – {{day}}. Pagal jas skaičiuojama darbo laiko norma ir užmokestis.',
      text_many:
        'Šalies švenčių dienų sąraše atsirado {{count}} datos, pirmoji – {{day}}. Pagal jas skaičiuojama darbo laiko norma ir užmokestis.',
      text_other:
        'Šalies švenčių dienų sąraše atsirado {{count}} datų, pirmoji – {{day}}. Pagal jas skaičiuojama darbo laiko norma ir užmokestis.',
    },
    removed: {
      title: 'Švenčių dienų sumažėjo',
      text_one:
        'Šalies švenčių dienų sąrašas pasikeitė nuo {{day}}: nebėra {{count}} datos. Darbo laiko norma ir užmokestis skaičiuojami pagal naują sąrašą.',
      text_few:
        'Šalies švenčių dienų sąraše nebėra {{count}} datų, pirmoji – {{day}}. Darbo laiko norma ir užmokestis skaičiuojami be jų.',
      text_many:
        'Šalies švenčių dienų sąraše nebėra {{count}} datos, pirmoji – {{day}}. Darbo laiko norma ir užmokestis skaičiuojami be jų.',
      text_other:
        'Šalies švenčių dienų sąraše nebėra {{count}} datų, pirmoji – {{day}}. Darbo laiko norma ir užmokestis skaičiuojami be jų.',
    },
    zone: {
      title: 'Laikrodžiai bus sukami kitaip',
      text_one:
        'Laiko juostoje {{zone}} laikrodžiai bus sukami kitaip, todėl pasikeitė {{count}} būsimos pamainos trukmė, pirmosios – {{day}}. Pradžios ir pabaigos laikas lieka tas pats.',
      text_few:
        'Laiko juostoje {{zone}} laikrodžiai bus sukami kitaip, todėl pasikeitė {{count}} būsimų pamainų trukmė, pirmosios – {{day}}. Pradžios ir pabaigos laikas lieka tas pats.',
      text_many:
        'Laiko juostoje {{zone}} laikrodžiai bus sukami kitaip, todėl pasikeitė {{count}} būsimos pamainos trukmė, pirmosios – {{day}}. Pradžios ir pabaigos laikas lieka tas pats.',
      text_other:
        'Laiko juostoje {{zone}} laikrodžiai bus sukami kitaip, todėl pasikeitė {{count}} būsimų pamainų trukmė, pirmosios – {{day}}. Pradžios ir pabaigos laikas lieka tas pats.',
    },
  },
  certificate_expiring: {
    setting: 'Netrukus nebegalios darbuotojo pažymėjimas',
    manager: { title: 'Netrukus nebegalios pažymėjimas', text: '{{name}}, {{certificate}}: {{day}}' },
  },
  employment_ending: {
    setting: 'Netrukus baigiasi išbandymo terminas ar terminuota sutartis',
    probation: { title: 'Netrukus baigiasi išbandymo terminas', text: '{{name}}: {{day}}' },
    fixed_term: { title: 'Netrukus baigiasi terminuota darbo sutartis', text: '{{name}}: {{day}}' },
  },
  billing: {
    setting: 'Mokėjimas atmestas arba projektas nebegalios',
    refused: {
      title: 'Mokėjimas atmestas',
      text: 'Mėnesio mokesčio nurašyti nepavyko, artimiausiomis dienomis bus bandoma dar kartą. Tuo metu projektu naudotis galima. Nurodykite kitą kortelę.',
    },
    waiting: {
      title: 'Projektas laukia mokėjimo',
      text: 'Nuo kortelės nebenurašome: nepavyko kelis kartus arba mokėjimai sustabdyti. Kol neapmokėta, projektą galima tik peržiūrėti; duomenys netrinami. Norėdami tęsti, pakeiskite kortelę arba atšaukite prenumeratą.',
    },
    ending: {
      title: 'Projektas netrukus nebegalios',
      text: 'Jį bus galima peržiūrėti, kol baigsis apmokėtas laikotarpis, ir dar 30 dienų. Visi jo duomenys bus ištrinti {{days}}. Iki tol galite juos atsisiųsti vienu failu arba tęsti prenumeratą.',
    },
    ended: {
      title: 'Projektas nebegalioja',
      text: 'Jį galima peržiūrėti, o visus duomenis – atsisiųsti vienu failu, kol jie bus ištrinti {{days}}. Iki tos dienos apmokėjus iš naujo projektas išliks.',
    },
    soon: {
      title: 'Netrukus bus ištrinti projekto duomenys',
      text: 'Visi projekto duomenys bus ištrinti {{days}}. Tai paskutinis priminimas: atsisiųskite juos vienu failu arba apmokėkite projektą iš naujo.',
    },
  },
};
