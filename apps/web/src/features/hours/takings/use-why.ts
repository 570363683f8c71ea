import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Day } from './days-of.ts';

/** Why a day is expected as it is, or what is unusual about what came in. */
export function useWhy(): (day: Day) => string {
  const { t } = useTranslation('takings');
  const format = useFormat();
  return ({ expected, isUnusual }) => {
    if (isUnusual) return t('unusual');
    if (expected === null) return '';
    if (expected.why === 'event')
      return expected.events
        .map(({ title, percent }) => t('eventOf', { title, change: format.percentMore((percent - 100) / 100) }))
        .join('; ');
    if (expected.why === 'holiday' && expected.factor !== 1)
      return t('factor', { share: format.percent(expected.factor) });
    return t(`why.${expected.why}`);
  };
}
