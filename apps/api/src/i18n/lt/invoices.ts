/** Sąskaitos, kurią atsisiunčia prenumeratos savininkas, žodžiai. */
export const invoices = {
  file: 'saskaita',
  title: 'Sąskaita {{number}}',
  test: 'Bandymo režimas: pinigai nepervesti. Tai nėra apmokėtina ar apskaitoma sąskaita.',
  date: 'Data',
  buyer: 'Mokėtojas',
  project: 'Projektas',
  period: 'Laikotarpis',
  status: 'Būsena',
  statuses: { open: 'Neapmokėta', paid: 'Apmokėta', refunded: 'Pinigai grąžinti', void: 'Anuliuota' },
  what: 'Pamaina, vienas projektas, vienas mėnuo',
  whatOnce: 'Pamaina, vienas projektas, mokama vieną kartą',
  total: 'Iš viso',
};
