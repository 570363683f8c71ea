/** The rules of a business that numbers define: their names and findings by their code, their settings by field. */
export default {
  names: {
    'weekends-off': 'Laisvi savaitgaliai',
    'split-days': 'Suskaidytos darbo dienos',
    'start-times': 'Pradžios laikų skaičius per savaitę',
  },
  findings: {
    'weekends-off': 'Iš {{weeks}} savaitgalių iš eilės dirbtų {{weekends}}; galima dirbti {{limit}}.',
    'split-days': 'Suskaidytų darbo dienų per savaitę būtų {{count}}; gali būti {{limit}}, po dvi pamainas.',
    'start-times': 'Skirtingų pradžios laikų per savaitę būtų {{count}}; gali būti {{limit}}.',
  },
  settings: {
    weekends_off: {
      label: 'Laisvi savaitgaliai',
      help: 'Savaitgalis laisvas, jei nė viena pamaina neprasideda šeštadienį ar sekmadienį',
      least: 'Bent tiek laisvų savaitgalių',
      in_weeks: 'Per bet kurias tiek savaičių',
      value: 'Bent {{least}} per bet kurias {{in_weeks}} sav.',
    },
    split_days: {
      label: 'Suskaidytos darbo dienos',
      help: 'Sutinkančiam darbuotojui tą pačią dieną galima skirti dvi pamainas. Sudarant grafiką taip daroma tik tada, kai pamaina kitaip liktų neužpildyta arba grafikas taptų gerokai geresnis.',
      least_break: 'Pertrauka tarp pamainų, bent (val.)',
      most_break: 'Pertrauka tarp pamainų, ne daugiau kaip (val.)',
      most_per_week: 'Suskaidytų dienų per savaitę, ne daugiau kaip',
      value: 'Tarp pamainų {{least_break}}–{{most_break}} val., iki {{most_per_week}} per savaitę',
    },
    start_times: {
      label: 'Ribotas pradžios laikų skaičius',
      help: 'Kiek skirtingų pamainos pradžios laikų darbuotojas gali turėti nuo pirmadienio iki sekmadienio. Skaičiuojamos abi suskaidytos dienos pamainos.',
      most_per_week: 'Pradžios laikų per savaitę, ne daugiau kaip',
      value: 'Iki {{most_per_week}} per savaitę',
    },
  },
};
