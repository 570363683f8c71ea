import { lazy } from 'react';

export const OwnReceipts = lazy(async () => ({ default: (await import('./own-receipts.tsx')).OwnReceipts }));
export const ArchivedReceipts = lazy(async () => ({
  default: (await import('./archived-receipts.tsx')).ArchivedReceipts,
}));
export { receiptQueries } from './receipt-queries.ts';
