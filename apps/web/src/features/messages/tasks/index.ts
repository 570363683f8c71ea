import { lazy } from 'react';

export const DayTasks = lazy(async () => ({ default: (await import('./day-tasks.tsx')).DayTasks }));
