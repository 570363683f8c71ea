/** Texts of the invoice that a subscription's owner downloads. */
export const invoices = {
  file: 'invoice',
  title: 'Invoice {{number}}',
  test: 'Test mode: no payment was made. Do not pay or book this invoice.',
  date: 'Date',
  buyer: 'Billed to',
  project: 'Project',
  period: 'Period',
  status: 'Status',
  statuses: { open: 'Unpaid', paid: 'Paid', refunded: 'Refunded', void: 'Void' },
  what: 'Pamaina, one project, one month',
  whatOnce: 'Pamaina, one project, one-time payment',
  total: 'Total',
};
