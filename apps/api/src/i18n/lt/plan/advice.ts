/** Ką priimti ar ko išmokyti, ir kiek tai padės. */
export const advice = {
  full: 'Dar vienas darbuotojas: {{role}}, visas etatas',
  half: 'Dar vienas darbuotojas: {{role}}, pusė etato',
  weekend: 'Dar vienas darbuotojas: {{role}}, tik savaitgaliais',
  train: '{{name}}: dar ir {{role}}',
  at_most_one: '{{what}} – papildomai būtų užpildyta ne daugiau kaip {{count}} pamaina.',
  at_most_few: '{{what}} – papildomai būtų užpildytos ne daugiau kaip {{count}} pamainos.',
  at_most_many: '{{what}} – papildomai būtų užpildyta ne daugiau kaip {{count}} pamainos.',
  at_most_other: '{{what}} – papildomai būtų užpildyta ne daugiau kaip {{count}} pamainų.',
  tried_one:
    '{{what}} – papildomai būtų užpildyta ne daugiau kaip {{count}} pamaina; sudarytame grafike – {{verified}}.',
  tried_few:
    '{{what}} – papildomai būtų užpildytos ne daugiau kaip {{count}} pamainos; sudarytame grafike – {{verified}}.',
  tried_many:
    '{{what}} – papildomai būtų užpildyta ne daugiau kaip {{count}} pamainos; sudarytame grafike – {{verified}}.',
  tried_other:
    '{{what}} – papildomai būtų užpildyta ne daugiau kaip {{count}} pamainų; sudarytame grafike – {{verified}}.',
  exactly_one: '{{what}}: {{count}} pamaina daugiau. Tai įrodyta.',
  exactly_few: '{{what}}: {{count}} pamainos daugiau. Tai įrodyta.',
  exactly_many: '{{what}}: {{count}} pamainos daugiau. Tai įrodyta.',
  exactly_other: '{{what}}: {{count}} pamainų daugiau. Tai įrodyta.',
  rule: {
    at_most_one: 'Be šios taisyklės papildomai būtų užpildyta ne daugiau kaip {{count}} pamaina.',
    at_most_few: 'Be šios taisyklės papildomai būtų užpildytos ne daugiau kaip {{count}} pamainos.',
    at_most_many: 'Be šios taisyklės papildomai būtų užpildyta ne daugiau kaip {{count}} pamainos.',
    at_most_other: 'Be šios taisyklės papildomai būtų užpildyta ne daugiau kaip {{count}} pamainų.',
    tried_one:
      'Be šios taisyklės papildomai būtų užpildyta ne daugiau kaip {{count}} pamaina; sudarytame grafike – {{verified}}.',
    tried_few:
      'Be šios taisyklės papildomai būtų užpildytos ne daugiau kaip {{count}} pamainos; sudarytame grafike – {{verified}}.',
    tried_many:
      'Be šios taisyklės papildomai būtų užpildyta ne daugiau kaip {{count}} pamainos; sudarytame grafike – {{verified}}.',
    tried_other:
      'Be šios taisyklės papildomai būtų užpildyta ne daugiau kaip {{count}} pamainų; sudarytame grafike – {{verified}}.',
    exactly_one: 'Be šios taisyklės būtų užpildyta dar {{count}} pamaina. Tai įrodyta.',
    exactly_few: 'Be šios taisyklės būtų užpildytos dar {{count}} pamainos. Tai įrodyta.',
    exactly_many: 'Be šios taisyklės būtų užpildyta dar {{count}} pamainos. Tai įrodyta.',
    exactly_other: 'Be šios taisyklės būtų užpildyta dar {{count}} pamainų. Tai įrodyta.',
    none: 'Be šios taisyklės daugiau pamainų užpildyti nepavyktų. Tai įrodyta.',
    unknown: 'Kiek daugiau pamainų būtų užpildyta be šios taisyklės, nežinoma.',
    untried_one: 'Neapskaičiuota: laiko užtenka {{count}} taisyklei. Išbandykite kaip scenarijų.',
    untried_few: 'Neapskaičiuota: laiko užtenka {{count}} taisyklėms. Išbandykite kaip scenarijų.',
    untried_many: 'Neapskaičiuota: laiko užtenka {{count}} taisyklės. Išbandykite kaip scenarijų.',
    untried_other: 'Neapskaičiuota: laiko užtenka {{count}} taisyklių. Išbandykite kaip scenarijų.',
  },
  leave: {
    free: 'Galima. Būtų galima užpildyti tiek pat pamainų.',
    exactly_one: 'Liktų neužpildyta {{count}} pamaina daugiau, kad ir ką darytumėte.',
    exactly_few: 'Liktų neužpildytos {{count}} pamainos daugiau, kad ir ką darytumėte.',
    exactly_many: 'Liktų neužpildyta {{count}} pamainos daugiau, kad ir ką darytumėte.',
    exactly_other: 'Liktų neužpildyta {{count}} pamainų daugiau, kad ir ką darytumėte.',
    at_least_one: 'Liktų neužpildyta bent {{count}} pamaina daugiau.',
    at_least_few: 'Liktų neužpildytos bent {{count}} pamainos daugiau.',
    at_least_many: 'Liktų neužpildyta bent {{count}} pamainos daugiau.',
    at_least_other: 'Liktų neužpildyta bent {{count}} pamainų daugiau.',
    at_most_one: 'Neužpildytų pamainų galėtų padaugėti, bet ne daugiau kaip {{count}}.',
    at_most_few: 'Neužpildytų pamainų galėtų padaugėti, bet ne daugiau kaip {{count}}.',
    at_most_many: 'Neužpildytų pamainų galėtų padaugėti, bet ne daugiau kaip {{count}}.',
    at_most_other: 'Neužpildytų pamainų galėtų padaugėti, bet ne daugiau kaip {{count}}.',
    between_one: 'Liktų neužpildyta daugiau pamainų, nuo {{least}} iki {{count}}.',
    between_few: 'Liktų neužpildyta daugiau pamainų, nuo {{least}} iki {{count}}.',
    between_many: 'Liktų neužpildyta daugiau pamainų, nuo {{least}} iki {{count}}.',
    between_other: 'Liktų neužpildyta daugiau pamainų, nuo {{least}} iki {{count}}.',
    unknown: 'Kas liktų neužpildyta, per skirtą laiką neapskaičiuota. Išbandykite kaip scenarijų.',
  },
  none: '{{what}}: daugiau pamainų užpildyti nepavyktų.',
  unknown: '{{what}}: kiek daugiau pamainų būtų užpildyta, nežinoma.',
};
