/** Errors of payments, invoices and unpaid projects, a part of `problems`. */
export const paymentProblems = {
  payment_incomplete: {
    title: 'Payment incomplete',
    detail: 'Your payment is not complete. Finish it in the payment form; you won’t be charged twice.',
  },
  card_declined: { title: 'Card declined', detail: 'Your card was declined. Try another card.' },
  card_insufficient_funds: { title: 'Card declined', detail: 'Your card has insufficient funds. Try another card.' },
  card_authentication_failed: {
    title: 'Payment not confirmed',
    detail: 'Your bank did not confirm the payment. Try again, or use another card.',
  },
  card_expired: { title: 'Card expired', detail: 'Your card has expired. Try another card.' },
  project_pending: { title: 'Payment pending', detail: 'This project is read-only until the payment is complete.' },
  project_ending: {
    title: 'Subscription cancelled',
    detail:
      'The subscription of this project is cancelled. You can view and export it. Resume the subscription to make changes.',
  },
  project_ended: {
    title: 'Subscription ended',
    detail: 'The subscription of this project has ended. You can view and export it until it is permanently deleted.',
  },
  payment_done: {
    title: 'Already paid',
    detail:
      'This is already paid. If you have an account, your project is in the list. If not, check your email for the registration link.',
  },
  billing_details_missing: {
    title: 'No company details',
    detail: 'Fill in the invoice details first. Then this invoice can be issued again with them.',
  },
  invoice_final: {
    title: 'This invoice stays as it is',
    detail: 'It already names the company, or its payment was refunded. It can’t be issued again.',
  },
  project_paid: { title: 'Already paid', detail: 'This project is already paid for. You don’t need to pay again.' },
  subscription_running: {
    title: 'Active subscription',
    detail: 'Cancel your subscriptions first. Then you can erase your account.',
  },
  subscription_over: { title: 'Subscription ended', detail: 'This subscription has already ended.' },
  refund_over: {
    title: 'Refund period is over',
    detail: 'The 30-day refund period is over. You can cancel at the end of the paid period.',
  },
  payment_unavailable: {
    title: 'Payments unavailable',
    detail: 'The card provider is not responding. Please try again in a moment; you won’t be charged twice.',
  },
  payment_proof_required: {
    title: 'Is this payment yours?',
    detail: 'This browser is not the one that paid. Enter the code that is sent to the address of the payment.',
  },
};
