import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

export const OpenAnnouncements = lazyPart(async () => (await import('./own-announcements.tsx')).OpenAnnouncements);
