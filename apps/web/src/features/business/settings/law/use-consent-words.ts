import type { employees } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';

/** What an employee can agree to in writing, in the order in which it is shown. */
export const consentNames = ['overtime', 'night', 'holiday', 'rest_day', 'on_call', 'long_week'] as const;
export type ConsentName = (typeof consentNames)[number];

type Agreed = Pick<employees.Employee, 'consents' | 'consent_dates'>;

const isGiven = ({ consents }: Agreed, name: ConsentName): boolean =>
  name === 'overtime' ? (consents.overtime ?? 'none') !== 'none' : consents[name] === true;

/** What an employee has agreed to in writing, with its days. */
export function useConsentWords(): (employee: Agreed) => { name: string; value: string }[] {
  const { t } = useTranslation('consents');
  const { longDate } = useFormat();
  const today = useClock().today();
  const daysOf = ({ consent_dates }: Agreed, name: ConsentName): string => {
    const { from = null, until = null } = consent_dates[name] ?? {};
    if (until !== null && until < today) return t('ended', { until: longDate(until) });
    if (from !== null && until !== null) return t('both', { from: longDate(from), until: longDate(until) });
    if (until !== null) return t('ends', { until: longDate(until) });
    return from === null ? t('always') : t('since', { from: longDate(from) });
  };
  return (employee) =>
    consentNames
      .filter((name) => isGiven(employee, name))
      .map((name) => ({ name: t(`kinds.${name}`), value: daysOf(employee, name) }));
}
