export { openReceipts } from './open-receipts.ts';
export { confirm, presentReceipt } from './own-receipts.ts';
