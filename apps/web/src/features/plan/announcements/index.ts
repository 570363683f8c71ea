import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export const OpenAnnouncements = lazyPart(
  async () => (await Promise.all([import('./own-announcements.tsx'), loadTexts('receipts')]))[0].OpenAnnouncements,
);
