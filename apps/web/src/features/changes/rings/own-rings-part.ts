import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export const OwnRings = lazyPart(
  async () => (await Promise.all([import('./own-rings.tsx'), loadTexts('windows')]))[0].OwnRings,
);
