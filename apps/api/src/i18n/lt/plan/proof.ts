/** Ką vadybininkui reiškia įrodyta riba: išvada, tada po sakinį kiekvienam trūkumui. */
export const proof = {
  nothing_needed: 'Šiuo laikotarpiu pamainų nereikia.',
  all_filled: 'Užpildytos visos reikalingos pamainos ({{needed}}).',
  best_possible: 'Užpildyta {{filled}} iš {{needed}}; daugiau užpildyti neįmanoma.',
  can_improve: 'Užpildyta {{filled}} iš {{needed}}; daugiausia įmanoma {{fillable}}.',
  on: '{{from}}',
  from_to: '{{from}} – {{to}}',
  certificate: {
    'nobody-qualified': '{{when}}: nėra kam dirbti. Pareigos: {{roles}}. {{missing_shifts}}.',
    'nobody-free':
      '{{when}}: nėra kam dirbti, nes negali nė vienas šių pareigų darbuotojas. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
    'people-on-day':
      '{{when}}: per mažai žmonių, nes reikia {{places}}, o gali daugiausia {{people}}. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
    'hours-of-people':
      '{{when}}: reikia {{needed}} val., turima ne daugiau kaip {{possible}} val. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
    'weekly-hours-of-people':
      '{{when}}: per savaitę reikia {{needed}} val., turima ne daugiau kaip {{possible}} val. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
    'exact-group':
      '{{when}}: patikrinti visi taisykles atitinkantys grafikai, iš reikalingų {{needed}} val. įmanoma ne daugiau kaip {{possible}} val. Pareigos: {{roles}}. Darbuotojai: {{names}}. {{missing_shifts}}.',
  },
  many_one: 'iš viso {{count}}',
  many_few: 'iš viso {{count}}',
  many_many: 'iš viso {{count}}',
  many_other: 'iš viso {{count}}',
  missing_one: 'Liks {{count}} neužpildyta pamaina',
  missing_few: 'Liks {{count}} neužpildytos pamainos',
  missing_many: 'Liks {{count}} neužpildytos pamainos',
  missing_other: 'Liks {{count}} neužpildytų pamainų',
};
