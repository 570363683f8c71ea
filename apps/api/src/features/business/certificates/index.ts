// Certificates that employees need, and until when they are valid.

export { expiryReminders } from './start-reminding-expiry.ts';
