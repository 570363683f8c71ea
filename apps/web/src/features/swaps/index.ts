export { Judgement, mayNotTake } from './judgement.tsx';
export { swapQueries } from './swap-queries.ts';
export { useShiftText } from './use-shift-text.ts';
