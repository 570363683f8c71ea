/**
 * The rules of a business that numbers define: what they say where they are broken, by code, and their settings, by
 * field. A rule's name is in the web app's texts of the schedule.
 */
export default {
  findings: {
    'weekends-off': 'Iš {{weeks}} savaitgalių iš eilės dirbtų {{weekends}}; galima dirbti {{limit}}.',
    'complete-weekends': 'Dirbtų tik vieną savaitgalio dieną.',
    'same-weekend-shift': 'Šeštadienį ir sekmadienį dirbtų skirtingas pamainas.',
    'rest-after-nights':
      'Po naktų iš eilės (bent {{nights}}) ilsėtųsi tik {{minutesHours}} val.; turi ilsėtis bent {{limitHours}} val.',
    'split-days': 'Suskaidytų darbo dienų per savaitę būtų {{count}}; gali būti {{limit}}, po dvi pamainas.',
    'start-times': 'Skirtingų pradžios laikų per savaitę būtų {{count}}; gali būti {{limit}}.',
  },
  settings: {
    weekends_off: {
      help: 'Savaitgalis laisvas, jei nė viena pamaina neprasideda šeštadienį ar sekmadienį',
      least: 'Bent tiek laisvų savaitgalių',
      in_weeks: 'Per bet kurias tiek savaičių',
      value: 'Bent {{least}} per bet kurias {{in_weeks}} sav.',
    },
    complete_weekends: {
      help: 'Darbuotojas dirba ir šeštadienį, ir sekmadienį arba ilsisi abi dienas. Savaitgalis neskaičiuojamas, jei bent vieną jo dieną uždaryta, darbuotojo nėra arba jis nedirba pagal sutartį.',
      value: 'Abi dienas arba nė vienos',
    },
    same_weekend_shift: {
      help: 'Kas dirba ir šeštadienį, ir sekmadienį, abi dienas dirba pagal tą patį šabloną',
      value: 'Tas pats šablonas',
    },
    rest_after_nights: {
      help: 'Naktys eina iš eilės, jei prasideda viena po kitos einančiomis dienomis ir tarp jų nėra kitos pamainos',
      nights: 'Po tiek naktų iš eilės arba daugiau',
      hours: 'Poilsis iki kitos pamainos, bent (val.)',
      value: 'Bent {{hours}} val., kai naktų iš eilės bent {{nights}}',
    },
    split_days: {
      help: 'Sutinkančiam darbuotojui tą pačią dieną galima skirti dvi pamainas. Sudarant grafiką taip daroma tik tada, kai pamaina kitaip liktų neužpildyta arba grafikas taptų gerokai geresnis.',
      least_break: 'Pertrauka tarp pamainų, bent (val.)',
      most_break: 'Pertrauka tarp pamainų, ne daugiau kaip (val.)',
      most_per_week: 'Suskaidytų dienų per savaitę, ne daugiau kaip',
      value: 'Tarp pamainų {{least_break}}–{{most_break}} val., iki {{most_per_week}} per savaitę',
    },
    start_times: {
      help: 'Kiek skirtingų pamainos pradžios laikų darbuotojas gali turėti nuo pirmadienio iki sekmadienio. Skaičiuojamos abi suskaidytos dienos pamainos.',
      most_per_week: 'Pradžios laikų per savaitę, ne daugiau kaip',
      value: 'Iki {{most_per_week}} per savaitę',
    },
  },
};
