/** Words of the e-mail to somebody who paid and has not registered yet. */
export const payments = {
  registerSubject: 'Payment received: create your Pamaina account',
  registerText:
    'Thank you for your payment. Create your account with the link below to set up your project. You won’t be charged again.',
};
