export { Judgement, mayNotTake } from './judgement.tsx';
export { ShiftTitle } from './shift-title.tsx';
export { swapQueries } from './swap-queries.ts';
export { useShiftText } from './use-shift-text.ts';
export { SwapDecisionDrawer } from './swap-decision-drawer.tsx';
export { SwapWords } from './swap-words.tsx';
