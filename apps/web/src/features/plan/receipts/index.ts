import { lazy } from 'react';
import { loadTexts } from '../../../i18n/index.ts';

export const OwnReceipts = lazy(async () => ({
  default: (await Promise.all([import('./own-receipts.tsx'), loadTexts('receipts')]))[0].OwnReceipts,
}));
export const ArchivedReceipts = lazy(async () => ({
  default: (await Promise.all([import('./archived-receipts.tsx'), loadTexts('receipts')]))[0].ArchivedReceipts,
}));
export { receiptQueries } from './receipt-queries.ts';
