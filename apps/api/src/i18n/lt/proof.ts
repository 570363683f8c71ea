/** Ką vadybininkui reiškia įrodyta riba: išvada, tada po sakinį kiekvienam trūkumui. */
export const proof = {
  nothing_needed: 'Šiuo laikotarpiu pamainų nereikia.',
  all_filled: 'Užpildytos visos reikalingos pamainos ({{needed}}).',
  best_possible: 'Užpildyta {{filled}} iš {{needed}}; daugiau užpildyti neįmanoma.',
  can_improve: 'Užpildyta {{filled}} iš {{needed}}; daugiausia įmanoma {{fillable}}.',
  certificate: {
    'nobody-qualified': 'Nuo {{from}} iki {{to}} nėra kam dirbti. Pareigos: {{roles}}. {{missing_shifts}}.',
    'people-on-day': 'Dieną {{from}} per mažai žmonių. Pareigos: {{roles}}. {{missing_shifts}}.',
    'hours-of-people':
      'Nuo {{from}} iki {{to}} reikia {{needed}} val., turima ne daugiau kaip {{possible}} val. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
    'weekly-hours-of-people':
      'Savaitę nuo {{from}} iki {{to}} reikia {{needed}} val., turima ne daugiau kaip {{possible}} val. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
    'exact-group': 'Patikrinti visi galimi planai. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
  },
  missing_one: 'Liks {{count}} neužpildyta pamaina',
  missing_few: 'Liks {{count}} neužpildytos pamainos',
  missing_many: 'Liks {{count}} neužpildytos pamainos',
  missing_other: 'Liks {{count}} neužpildytų pamainų',
};
