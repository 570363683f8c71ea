export { startRemindingExpiry } from './start-reminding-expiry.ts';
