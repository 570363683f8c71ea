import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export const LateChanges = lazyPart(
  async () => (await Promise.all([import('./late-changes.tsx'), loadTexts('windows')]))[0].LateChanges,
);
