export { OwnBalances, useOwnLeft } from './own-balances.tsx';
export { useOfferedTypes, useTypeSigns } from './use-leave-types.ts';
