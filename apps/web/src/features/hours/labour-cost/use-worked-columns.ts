import type { labourCost } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useShare } from './use-share.ts';

/** The columns of days or months as worked, after the one that names them. */
export function useWorkedColumns() {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const orDash = (hours: number | null) => (hours === null ? '–' : format.hours(hours));
  return {
    head: [t('plannedHours'), t('workedHours'), t('cost'), t('takings'), t('share'), t('over'), t('short')],
    orDash,
    /** @param worked in words; the hours without it */
    cellsOf: (row: labourCost.WorkedCost['total'], worked = format.hours(row.worked_hours)) => [
      format.hours(row.planned_hours),
      worked,
      format.money(row.worked_cents),
      row.takings_cents === null ? '–' : format.money(row.takings_cents),
      share(row.share),
      orDash(row.over_hours),
      orDash(row.short_hours),
    ],
  };
}
