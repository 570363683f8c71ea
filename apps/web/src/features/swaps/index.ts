export { RequestsToDecide } from './requests-to-decide.tsx';
export { ShiftDecision } from './shift-decision.tsx';
export { ShiftTitle } from './shift-title.tsx';
export { PAGE_SIZE, swapQueries } from './swap-queries.ts';
export { useShiftText } from './use-shift-text.ts';
export { SwapDecisionDrawer } from './swap-decision-drawer.tsx';
export { SwapWords } from './swap-words.tsx';
