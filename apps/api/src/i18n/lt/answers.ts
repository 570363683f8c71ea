/** Kas užpildytų laisvą vietą, pagal tai, kas turėtų nusileisti. */
export const answers = {
  free: '{{name}} gali dirbti, jokia taisyklė nepažeidžiama.',
  goal: '{{name}} gali dirbti; tik mėnuo pasiskirstytų ne taip tolygiai.',
  handed_on: 'Jokia taisyklė nepažeidžiama, jei pamainos perduodamos.',
  bent: {
    'norm-hours': '{{name}}: {{hours}} val. viršvalandžių (rašytinis sutikimas)',
    'weekly-hours': '{{name}}: tą savaitę {{hours}} val. daugiau, nei sutarta',
    'max-minutes': '{{name}}: per mėnesį {{hours}} val. daugiau, nei sutarta',
    'max-template-shifts': '{{name}}: pamainų {{template}} daugiau, nei sutarta (+{{number}})',
    'max-consecutive-days': '{{name}}: darbo dienų iš eilės daugiau, nei sutarta (+{{number}})',
    'max-weekends': '{{name}}: darbo savaitgalių daugiau, nei sutarta (+{{number}})',
    unavailable: '{{name}} dirba {{date}}, nors nurodė, kad negali',
    'time-off': '{{name}} dirba {{date}}, nors tą dieną turi laisvą laiką',
    role: '{{name}} išmoksta dirbti. Pareigos: {{role}}',
    'pair-apart': '{{name}} dirba {{date}}, nors {{first}} ir {{second}} neturėtų dirbti tuo pačiu metu',
    'pair-together': '{{name}} dirba {{date}}, nors {{first}} ir {{second}} pamainą {{template}} turėtų dirbti kartu',
    'senior-present': '{{name}} {{date}} dirba pamainą {{template}}, nors ta vieta skirta patyrusiam darbuotojui',
    consent: '{{name}} sutinka raštu. {{detail}}',
    other: '{{name}}: išimtis. {{detail}}',
  },
  step: '{{date}}, {{template}}, {{role}}: {{from}} → {{to}}',
  nobody: 'laisva',
};
