/** Words of the invoice that a subscription's owner downloads. */
export const invoices = {
  file: 'invoice',
  title: 'Invoice {{number}}',
  test: 'Test mode: no money has moved. This is not an invoice to pay or to book.',
  date: 'Date',
  buyer: 'Billed to',
  project: 'Project',
  period: 'Period',
  status: 'Status',
  statuses: { open: 'Not paid', paid: 'Paid', refunded: 'Refunded', void: 'Void' },
  what: 'Pamaina, one project, one month',
  whatOnce: 'Pamaina, one project, paid once',
  total: 'Total',
};
