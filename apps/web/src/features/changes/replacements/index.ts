import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

/** Loaded when it is opened. */
export const ReplaceWindow = lazyPart(
  async () =>
    (await Promise.all([import('./replace-window.tsx'), loadTexts('area'), loadTexts('windows')]))[0].ReplaceWindow,
);
export { Candidates } from './candidates.tsx';
export { Contact } from './contact.tsx';
export { ReplaceDialog } from './replace-dialog.tsx';
