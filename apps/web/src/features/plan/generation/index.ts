import { lazy } from 'react';

export { useBestSoFar } from './use-best-so-far.ts';
export { GenerateButton } from './generate-button.tsx';
export { PlanCurve, useGapWords } from './plan-curve.tsx';
export { type GenerateOptions, doneText, isUnbegun, useGeneration, usePlanUndo } from './use-generation.ts';

export const loadProgress = () => import('./generate-progress.tsx');
export const GenerateProgress = lazy(async () => ({ default: (await loadProgress()).GenerateProgress }));
export const GenerateDrawer = lazy(async () => ({ default: (await import('./generate-drawer.tsx')).GenerateDrawer }));
