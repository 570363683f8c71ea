import { lazy } from 'react';

export const OwnReceipts = lazy(async () => ({ default: (await import('./own-receipts.tsx')).OwnReceipts }));
export const OpenReceipts = lazy(async () => ({ default: (await import('./open-receipts.tsx')).OpenReceipts }));
export const ArchivedReceipts = lazy(async () => ({
  default: (await import('./archived-receipts.tsx')).ArchivedReceipts,
}));
