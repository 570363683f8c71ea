/** Sąskaitos, kurią atsisiunčia prenumeratos savininkas, žodžiai. */
export const invoices = {
  file: 'sąskaita',
  title: 'Sąskaita {{number}}',
  test: 'Bandomasis režimas: pinigai nepervesti. Tai nėra apmokėtina ar į apskaitą įtraukiama sąskaita.',
  date: 'Data',
  buyer: 'Pirkėjas',
  project: 'Projektas',
  period: 'Laikotarpis',
  status: 'Būsena',
  statuses: { open: 'Neapmokėta', paid: 'Apmokėta', refunded: 'Pinigai grąžinti', void: 'Anuliuota' },
  what: '„Pamaina“, vienas projektas, vienas mėnuo',
  whatOnce: '„Pamaina“, vienas projektas, mokama vieną kartą',
  total: 'Iš viso',
};
