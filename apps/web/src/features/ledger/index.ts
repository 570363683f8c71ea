import { lazy } from 'react';

export const LedgerWarning = lazy(async () => ({ default: (await import('./ledger-warning.tsx')).LedgerWarning }));
export const OwnFairness = lazy(async () => ({ default: (await import('./own-fairness.tsx')).OwnFairness }));
