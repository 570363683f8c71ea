import { lazy } from 'react';
import { loadTexts } from '../../../i18n/index.ts';

export const CoverMap = lazy(async () => ({
  default: (await Promise.all([import('./cover-map.tsx'), loadTexts('pages')]))[0].CoverMap,
}));
