// What the card provider reports, and what a project owes.

export { startBilling } from './start-billing.ts';
