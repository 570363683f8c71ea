import businessRules from '@pamaina/contract/i18n/lt/business-rules.ts';

/** Kodėl pakeitimas pažeidžia taisyklę arba kodėl žmogus negali dirbti pamainos; pagal variklio taisyklių kodus. */
export const rules = {
  ...businessRules.findings,
  /** For an employee, of a colleague. */
  other: 'Kitam darbuotojui to neleidžia taisyklės.',
  budget: 'Viršijamas {{from}} – {{to}} biudžetas.',
  role: 'Neturi šių pareigų: {{role}}.',
  unavailable: {
    time_off: {
      day: 'Turi laisvadienį: {{day}}.',
      hours: 'Turi laisvadienį: {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Atostogauja arba turi laisvadienį nuo {{blockStart}} iki {{blockEnd}}.',
    },
    self: {
      day: 'Negali dirbti: {{day}}.',
      hours: 'Negali dirbti: {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Negali dirbti nuo {{blockStart}} iki {{blockEnd}}.',
    },
    ill: {
      day: 'Serga: {{day}}.',
      hours: 'Serga: {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Serga nuo {{blockStart}} iki {{blockEnd}}.',
      open: 'Serga nuo {{blockStart}}; iki kada, dar nežinoma.',
    },
    absent: {
      day: 'Nedirba: {{day}}.',
      hours: 'Nedirba: {{day}}, {{startTime}}–{{endTime}}.',
      longer: 'Nedirba nuo {{blockStart}} iki {{blockEnd}}.',
      open: 'Nedirba nuo {{blockStart}}.',
    },
  },
  'closed-day': 'Šią dieną nedirbama.',
  'not-employed': {
    starts: 'Dar nedirba pagal darbo sutartį; pirmoji diena – {{day}}.',
    left: 'Nebedirba pagal darbo sutartį; paskutinė diena – {{day}}.',
    never: 'Šią dieną nedirba pagal darbo sutartį.',
  },
  certificate: {
    none: 'Neturi pažymėjimo „{{certificate}}“.',
    expired: 'Pažymėjimas „{{certificate}}“ galioja iki {{day}}.',
    later: 'Pažymėjimas „{{certificate}}“ galioja tik nuo {{day}}.',
  },
  overlap: 'Tuo pačiu metu turi kitą pamainą.',
  'one-shift-a-day': 'Šią dieną jau turi pamainą; per dieną dirbama tik viena pamaina.',
  'split-break':
    'Tarp dviejų tos dienos pamainų – {{minutesHours}} val.; turi būti nuo {{leastHours}} iki {{mostHours}} val.',
  'split-length': 'Tą dieną dirbtų {{minutesHours}} val.; daugiausia galima {{limitHours}} val.',
  'shift-length':
    'Pamainos darbo laikas: {{minutesHours}} val.; per dieną leidžiama ne daugiau kaip {{limitHours}} val.',
  'minor-hours': 'Nepilnametis: šią dieną {{minutesHours}} val.; leidžiama ne daugiau kaip {{limitHours}} val.',
  'minor-night': 'Nepilnametis: nuo {{nightFrom}} iki {{nightTo}} dirbti draudžiama.',
  'daily-rest': 'Tarp pamainų tik {{minutesHours}} val. poilsio; reikia bent {{limitHours}} val.',
  'minor-rest': 'Nepilnametis: tarp pamainų tik {{minutesHours}} val. poilsio; reikia bent {{limitHours}} val.',
  'long-shift-rest':
    'Po ilgesnės nei 12 val. pamainos tik {{minutesHours}} val. poilsio; reikia bent {{limitHours}} val.',
  'forbidden-sequence': 'Po pamainos {{first}} kitą dieną negali būti pamainos {{next}}.',
  'forbidden-pattern': 'Dienomis iš eilės dirbtų {{pattern}}, o tokia seka neleidžiama.',
  'max-template-days': 'Dienų iš eilės su pamaina {{template}} būtų daugiau kaip {{limit}}.',
  'min-template-days': 'Dienų iš eilės su pamaina {{template}} būtų {{days}}; turi būti bent {{limit}}.',
  'work-days': 'Darbo dienų per 7 dienas iš eilės: {{days}}; leidžiama ne daugiau kaip {{limit}}.',
  'weekly-rest': 'Per 7 dienas iš eilės nebūtų {{limitHours}} val. nepertraukiamojo poilsio.',
  'made-up-rest':
    'Trumpesnio nei {{limitHours}} val. poilsio nekompensuoja ilgesnis, prasidedantis per {{withinHours}} val. po jo.',
  'average-rest': 'Savaitės poilsis vidutiniškai būtų {{minutesHours}} val.; reikia bent {{limitHours}} val.',
  'weekly-hours': 'Per savaitę būtų {{minutesHours}} val.; sutarta ne daugiau kaip {{limitHours}} val.',
  'minor-weekly-hours':
    'Nepilnametis: per savaitę {{minutesHours}} val.; leidžiama ne daugiau kaip {{limitHours}} val.',
  'minor-free-days': 'Nepilnametis: darbo dienų per savaitę {{days}}; leidžiama ne daugiau kaip {{limit}}.',
  'summary-hours':
    'Per 7 dienas būtų {{minutesHours}} val.; taikant suminę darbo laiko apskaitą leidžiama ne daugiau kaip {{limitHours}} val.',
  'seven-day-hours': 'Per 7 dienas būtų {{minutesHours}} val.; leidžiama ne daugiau kaip {{limitHours}} val.',
  'max-template-shifts': 'Pamainų {{template}} būtų {{count}}; sutarta ne daugiau kaip {{limit}}.',
  'max-consecutive-days': 'Darbo dienų iš eilės būtų {{days}}; sutarta ne daugiau kaip {{limit}}.',
  'min-consecutive-days': 'Darbo dienų iš eilės būtų {{days}}; sutarta bent {{limit}}.',
  'min-consecutive-days-off': 'Laisvų dienų iš eilės būtų {{days}}; sutarta bent {{limit}}.',
  'max-weekends': 'Darbo savaitgalių būtų {{weekends}}; sutarta ne daugiau kaip {{limit}}.',
  'max-consecutive-weekends': 'Darbo savaitgalių iš eilės būtų {{weekends}}; sutarta ne daugiau kaip {{limit}}.',
  'max-minutes': 'Per mėnesį būtų {{minutesHours}} val.; sutarta ne daugiau kaip {{limitHours}} val.',
  'norm-hours':
    'Per mėnesį būtų {{minutesHours}} val.; be papildomo rašytinio sutikimo dirbti viršvalandžius – ne daugiau kaip {{limitHours}} val.',
  'min-minutes': 'Per mėnesį {{minutesHours}} val.; sutarta bent {{limitHours}} val.',
  'meal-break':
    'Pamainos darbo laikas {{minutesHours}} val., pertrauka {{breakMinutes}} min.; po {{overHours}} val. darbo priklauso bent {{limit}} min. pertrauka.',
  'longest-break':
    'Pertrauka trunka {{minutesHours}} val.; ilgesnė kaip {{limitHours}} val. reiškia suskaidytą darbo dieną.',
  'minor-alcohol': 'Nepilnametis: su alkoholiu susijęs darbas draudžiamas. Pareigos: {{role}}.',
  'minor-break':
    'Nepilnametis: darbo laikas {{minutesHours}} val., pertrauka {{breakMinutes}} min.; po 4,5 val. darbo priklauso bent {{limit}} min. pertrauka.',
  'minor-overtime':
    'Nepilnametis: per mėnesį {{minutesHours}} val.; iki mėnesio pabaigos pagal normą lieka {{limitHours}} val., viršvalandžiai draudžiami.',
  'holiday-consent': 'Švenčių dieną gali dirbti tik davęs (-usi) rašytinį sutikimą.',
  'rest-day-consent': 'Poilsio dieną gali dirbti tik davęs (-usi) rašytinį sutikimą.',
  'eve-consent':
    'Prieš švenčių dieną pamaina turi būti viena valanda trumpesnė; nesutrumpinus ta valanda – viršvalandis, kuriam reikia rašytinio sutikimo.',
  'night-consent':
    'Naktį gali dirbti tik davęs (-usi) rašytinį sutikimą; nakties darbo laikas pamainoje – {{minutesHours}} val.',
  'weekly-overtime':
    'Per 7 dienas būtų {{minutesHours}} val.; be papildomo rašytinio sutikimo dirbti viršvalandžius – ne daugiau kaip {{limitHours}} val.',
  'most-weekly-overtime':
    'Per 7 dienas būtų {{minutesHours}} val.; kartu su viršvalandžiais leidžiama ne daugiau kaip {{limitHours}} val.',
  'yearly-overtime':
    'Per mėnesį būtų {{minutesHours}} val.; su šiemet likusiais viršvalandžiais leidžiama ne daugiau kaip {{limitHours}} val.',
  'average-hours':
    'Per mėnesį būtų {{minutesHours}} val.; kad vidurkis neviršytų 48 val. per savaitę, leidžiama ne daugiau kaip {{limitHours}} val.',
  'night-average':
    'Dirbant naktį pamainos per tris mėnesius vidutiniškai trunka {{minutesHours}} val.; vidurkis turėtų būti ne didesnis kaip {{limitHours}} val.',
  'even-rotation':
    'Visos mėnesio pamainos ({{count}}) – vien rytinės arba vien vakarinės; pamainos turėtų keistis tolygiai.',
  'closing-before-opening': 'Kas uždaro, kitą dieną neatidaro.',
  'max-weekly-shifts': 'Pamainų per savaitę būtų {{count}}; sutarta ne daugiau kaip {{limit}}.',
  'max-weekly-template-shifts': 'Pamainų {{template}} per savaitę būtų {{count}}; sutarta ne daugiau kaip {{limit}}.',
  'max-consecutive-days-off': 'Laisvų dienų iš eilės: {{days}}; sutarta ne daugiau kaip {{limit}}.',
  'max-shifts': 'Pamainų per mėnesį būtų {{count}}; sutarta ne daugiau kaip {{limit}}.',
  'max-accounting-shifts':
    'Pamainų per mėnesį būtų {{count}}; per apskaitinį laikotarpį liko ne daugiau kaip {{limit}}.',
  'max-accounting-minutes':
    'Per mėnesį būtų {{minutesHours}} val.; per apskaitinį laikotarpį liko ne daugiau kaip {{limitHours}} val.',
  'min-weekly-minutes': 'Per savaitę {{minutesHours}} val.; sutarta bent {{limitHours}} val.',
  'least-shifts': 'Pamainų per mėnesį: {{count}}; sutarta bent {{limit}}.',
  'least-accounting-shifts': 'Pamainų per mėnesį: {{count}}; per apskaitinį laikotarpį dar priklauso bent {{limit}}.',
  'least-accounting-minutes':
    'Per mėnesį {{minutesHours}} val.; per apskaitinį laikotarpį dar priklauso bent {{limitHours}} val.',
  'pair-apart': '{{first}} ir {{second}} negali dirbti tuo pačiu metu.',
  'pair-together': '{{first}} ir {{second}} pamainą {{template}} dirba tik kartu.',
  'senior-present': 'Pamainos {{template}} vietos mažiau patyrusiems darbuotojams: {{places}}; jų būtų {{count}}.',
  'min-shifts': 'Šios savaitės pamainų: {{count}}; tikslas – bent {{limit}}.',
  'on-call-overlap': 'Tuo pačiu metu budi namuose.',
  'on-call-consent': 'Budėti gali tik davęs (-usi) rašytinį sutikimą.',
  'home-on-call-minor': 'Nepilnametis: budėti namuose draudžiama.',
  'home-on-call-week':
    'Namuose budėtų ne vieną savaitę per keturias: per {{limit}} d. visas budėjimas turi tilpti į {{days}} dienas iš eilės.',
  wishes: { off: 'Šią dieną mieliau nedirbtų.', on: 'Šią dieną pageidauja pamainos: {{template}}.' },
};
