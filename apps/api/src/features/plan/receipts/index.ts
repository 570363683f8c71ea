// Which employee has confirmed which published version.

export { openLink } from './by-link.ts';
export { openReceipts } from './open-receipts.ts';
export { confirm, presentReceipt } from './own-receipts.ts';
export { askReceipts } from './ask-receipts.ts';
