export { OwnBalances } from './own-balances.tsx';
