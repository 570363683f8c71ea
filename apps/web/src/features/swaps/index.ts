export { Judgement, mayNotTake } from './judgement.tsx';
export { ShiftTitle } from './shift-title.tsx';
export { swapQueries } from './swap-queries.ts';
export { useShiftText } from './use-shift-text.ts';
