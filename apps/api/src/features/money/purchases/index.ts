// Buying a project: from the first click until the provider has confirmed it.

export { askRefund } from './ask-refund.ts';
export { beginPurchase } from './begin-purchase.ts';
export { attachCredit, findCredit, creditsOf } from './claim-credit.ts';

export { findSubscription, type Purchase } from './state-of.ts';
export { finishRefund, reconcile } from './reconcile.ts';
export { hearEvent } from './hear-event.ts';
export { syncPurchase } from './sync-purchase.ts';

export { notifyBilling } from './update-billing.ts';
export { forgetDescriptions, forgetPast } from './forget-purchases.ts';
