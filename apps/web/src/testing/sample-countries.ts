/** Two countries with a law pack, one that another pack covers, and one without any. */
export const sampleCountries = {
  countries: [
    { country: 'LT', law_pack: 'lt', is_own: true, time_zone: 'Europe/Vilnius', currency: 'EUR' },
    { country: 'LV', law_pack: 'lv', is_own: true, time_zone: 'Europe/Riga', currency: 'EUR' },
    { country: 'PL', law_pack: 'eu', is_own: false, time_zone: 'Europe/Warsaw', currency: 'PLN' },
    { country: 'GB', law_pack: 'none', is_own: false, time_zone: 'Europe/London', currency: 'GBP' },
  ],
  laws: [
    { id: 'lt', name: 'Lithuania', about: 'Lithuanian Labour Code' },
    { id: 'lv', name: 'Latvia', about: 'Limits of the Labour Law of Latvia' },
    { id: 'eu', name: 'European Union', about: 'Minimum rules of Directive 2003/88/EC' },
  ],
};
