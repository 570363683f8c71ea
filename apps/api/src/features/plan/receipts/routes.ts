import { receipts } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { confirmReceiptLink, readReceiptLink } from './by-link.ts';
import { listOpenReceipts, listReceipts, remindReceipts } from './manage-receipts.ts';
import { confirmReceipt, listOwnReceipts } from './own-receipts.ts';

export const routes: Route[] = [
  inTransaction(receipts.listOpenReceipts, listOpenReceipts),
  inTransaction(receipts.listReceipts, listReceipts),
  inTransaction(receipts.remindReceipts, remindReceipts),
  inTransaction(receipts.listOwnReceipts, listOwnReceipts),
  inTransaction(receipts.confirmReceipt, confirmReceipt),
  route(receipts.readReceiptLink, readReceiptLink),
  route(receipts.confirmReceiptLink, confirmReceiptLink),
];
