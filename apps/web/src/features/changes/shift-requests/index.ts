import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export { ClaimDecisionDrawer } from './claims-to-decide.tsx';
export { claimQueries } from './claim-queries.ts';
export { ClaimWords } from './claim-words.tsx';
export { ClaimToDecide, SwapToDecide } from './shift-to-decide.tsx';
export { SwapDecisionDrawer } from './swap-decision-drawer.tsx';
export { swapQueries } from './swap-queries.ts';
export { SwapWords } from './swap-words.tsx';

export const NextOpenShifts = lazyPart(
  async () => (await Promise.all([import('./next-open-shifts.tsx'), loadTexts('requests')]))[0].NextOpenShifts,
);
