/** Texts of the email to a payer who has not registered yet. */
export const payments = {
  registerSubject: 'Payment received: create your Pamaina account',
  registerText:
    'Thank you for your payment. Create your account with the link below to set up your project. You won’t be charged again.',
  codeSubject: 'Your code for Pamaina',
  codeText:
    'Your code is {{code}}. It’s valid for {{minutes}} minutes and shows that the payment is yours. If you didn’t request it, ignore this email: no one gets the payment without the code.',
};
