export { expiryReminders } from './start-reminding-expiry.ts';
