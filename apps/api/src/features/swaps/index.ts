export { cancelSwapsOf } from './cancel-swaps-of.ts';
export { incomingSwapCount, pendingSwapCount } from './pending-swap-count.ts';
