import { lazy } from 'react';

export { useEditing } from './use-editing.ts';
export { EDITS } from './use-shift-edits.ts';

/** The forms and windows of a shift, loaded ahead once the calendar is drawn. */
export const loadWindows = () => import('./editing-windows.tsx');
export const EditingWindows = lazy(async () => ({ default: (await loadWindows()).EditingWindows }));
