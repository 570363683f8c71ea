import { lazy } from 'react';

export const CoverMap = lazy(async () => ({ default: (await import('./cover-map.tsx')).CoverMap }));
