import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Every text of the row headers, looked up once. Hours are decimal. */
export interface RowWords {
  openShifts: string;
  group: (role: string, people: number) => string;
  shiftCount: (count: number) => string;
  hours: (hours: number) => string;
  hoursOf: (planned: number, target: number) => string;
  weekHours: (hours: number) => string;
  /** Hours above (+) or below (-) the norm. */
  balance: (hours: number) => string;
}

export function useRowWords(): RowWords {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return useMemo(
    () => ({
      openShifts: t('grid.openShifts'),
      group: (role, count) => t('grid.group', { role, count }),
      shiftCount: (count) => t('calendar:grid.shiftCount', { count }),
      hours: format.hours,
      hoursOf: (planned, target) =>
        t('grid.hoursOf', { planned: format.bareHours(planned), target: format.bareHours(target) }),
      weekHours: (hours) => t('calendar:grid.weekHours', { hours: format.hours(hours) }),
      balance: (hours) => t(`calendar:grid.${hours < 0 ? 'below' : 'above'}`, { hours: format.hours(Math.abs(hours)) }),
    }),
    [format, t],
  );
}
