import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export const FirstHour = lazyPart(
  async () => (await Promise.all([import('./first-hour.tsx'), loadTexts('first-hour')]))[0].FirstHour,
);
