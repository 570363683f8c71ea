export { OwnBalances, useOwnLeft } from './own-balances.tsx';
export { useOfferedTypes } from './use-leave-types.ts';
