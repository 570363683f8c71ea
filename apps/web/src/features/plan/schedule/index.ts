import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

/** Loaded when it is opened. */
export const ReplaceWindow = lazyPart(async () => (await import('./replace/replace-window.tsx')).ReplaceWindow);
