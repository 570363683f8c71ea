import { lazy } from 'react';
import { loadTexts } from '../../../i18n/index.ts';

export { exportFormats, useExport } from './use-export.ts';
export const PrintDialog = lazy(async () => ({
  default: (await Promise.all([import('./print-dialog.tsx'), loadTexts('printing')]))[0].PrintDialog,
}));
