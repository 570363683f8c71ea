import { lazy } from 'react';
import { loadTexts } from '../../../i18n/index.ts';

export { useEditing } from './use-editing.ts';
export { EDITS } from './use-shift-edits.ts';

/** The forms and windows of a shift, loaded ahead once the calendar is drawn. */
export const loadWindows = async () => (await Promise.all([import('./editing-windows.tsx'), loadTexts('windows')]))[0];
export const EditingWindows = lazy(async () => ({ default: (await loadWindows()).EditingWindows }));
