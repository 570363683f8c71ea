import { lazy } from 'react';

export const MissingHolidays = lazy(async () => ({
  default: (await import('./missing-holidays.tsx')).MissingHolidays,
}));
