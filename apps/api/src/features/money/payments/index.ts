export { startBilling } from './start-billing.ts';
