// Ways back into an account: forgotten passwords, sign-in codes, confirmed emails.

export { startMailing } from './send-mails.ts';
