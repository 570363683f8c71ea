export { startMailing } from './send-mails.ts';
