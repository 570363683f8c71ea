import { loadTexts } from '../../../../i18n/index.ts';
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx';

/** Loaded once the shifts are on the page: it must be there before the browser prints. */
export const PrintHead = lazyPart(
  async () => (await Promise.all([import('./print-head.tsx'), loadTexts('printing')]))[0].PrintHead,
);
