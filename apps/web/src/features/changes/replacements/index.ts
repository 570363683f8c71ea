import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

/** Loaded when it is opened. */
export const ReplaceWindow = lazyPart(async () => (await import('./replace-window.tsx')).ReplaceWindow);
export { Candidates } from './candidates.tsx';
export { Contact } from './contact.tsx';
export { ReplaceDialog } from './replace-dialog.tsx';
