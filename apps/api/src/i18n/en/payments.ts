/** Words of the e-mail to somebody who paid and has not registered yet. */
export const payments = {
  registerSubject: 'Your payment has arrived: create your Pamaina account',
  registerText:
    'Thank you, your payment for a project has arrived. Create your account with the link below and the project is yours. Nothing is charged again.',
  codeSubject: 'Your code for Pamaina',
  codeText:
    'Your code is {{code}}. It holds for {{minutes}} minutes and shows that the payment is yours. If you did not ask for it, ignore this email; nobody gets the payment without the code.',
};
