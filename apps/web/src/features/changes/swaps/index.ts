export { RequestsToDecide } from './requests-to-decide.tsx';
export { ShiftDecision, SwapDecisionDrawer } from './swap-decision-drawer.tsx';
export { ShiftTitle, SwapWords, useShiftText } from './swap-words.tsx';
export { PAGE_SIZE, swapQueries } from './swap-queries.ts';
