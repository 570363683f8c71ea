import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export const RingsOfMonth = lazyPart(
  async () => (await Promise.all([import('./rings-of-month.tsx'), loadTexts('windows')]))[0].RingsOfMonth,
);
