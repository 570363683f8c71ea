export { OwnBalances, useOwnLeft } from './own-balances.tsx';
export { useOfferedTypes, useTypeSigns, useVacationWeek } from './use-leave-types.ts';
