/** The rules of a business that numbers define: their names and findings by their code, their settings by field. */
export default {
  names: {
    'weekends-off': 'Laisvi savaitgaliai',
  },
  findings: {
    'weekends-off': 'Iš {{weeks}} savaitgalių iš eilės dirbtų {{weekends}}; galima dirbti {{limit}}.',
  },
  settings: {
    weekends_off: {
      label: 'Laisvi savaitgaliai',
      help: 'Savaitgalis laisvas, jei nė viena pamaina neprasideda šeštadienį ar sekmadienį',
      least: 'Bent tiek laisvų savaitgalių',
      in_weeks: 'Per bet kurias tiek savaičių',
      value: 'Bent {{least}} per bet kurias {{in_weeks}} sav.',
    },
  },
};
