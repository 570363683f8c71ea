import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Day } from './days-of.ts';
import type { Kind } from './takings-queries.ts';
import { useAmount } from './use-amount.ts';

/** Why a day is expected as it is, or what is unusual about what came in. */
export function useWhy(kind: Kind): (day: Day) => string {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const amount = useAmount(kind);
  return ({ expected, isUnusual }) => {
    if (isUnusual) return t('unusual');
    if (expected === null) return '';
    if (expected.computed !== null) return t('typed', { computed: amount(expected.computed) });
    if (expected.why === 'event')
      return expected.events
        .map(({ title, percent }) => t('eventOf', { title, change: format.percentMore((percent - 100) / 100) }))
        .join('; ');
    if (expected.why === 'holiday' && expected.factor !== 1)
      return t('factor', { share: format.percent(expected.factor) });
    return t(`why.${expected.why}`);
  };
}
