export { beginPurchase } from './begin-purchase.ts';
export { attachCredit, findCredit } from './claim-credit.ts';
export { countCredits } from './count-credits.ts';
export { findSubscription } from './find-subscription.ts';
export { finishRefund } from './finish-refund.ts';
export { hearEvent } from './hear-event.ts';
export { lookAt } from './look-at.ts';
export type { Purchase } from './purchase-row.ts';
export { reconcile } from './reconcile.ts';
