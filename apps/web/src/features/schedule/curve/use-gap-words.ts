import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

/** How far a schedule can be from the best possible one, in words; `gap` is a share from 0 to 1. */
export function useGapWords(): (gap: number) => string {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return (gap) =>
    // Rounded up: nothing unproved is claimed.
    gap <= 0 ? t('curve.proved') : t('curve.gap', { percent: format.number(Math.ceil(gap * 1000) / 10) });
}
