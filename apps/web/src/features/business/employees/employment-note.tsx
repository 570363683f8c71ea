import type { employees } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';

/** That somebody begins later, leaves or has left; nothing of those who simply work here. */
export function EmploymentNote({ employee }: { employee: employees.Employee }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const today = useClock().today();
  const { first_day, last_day } = employee;
  if (first_day !== null && first_day > today)
    return <StatusBadge tone="waiting" label={t('employment.starts', { date: format.longDate(first_day) })} />;
  if (last_day === null) return null;
  const key = last_day < today ? 'employment.left' : 'employment.ends';
  return <StatusBadge tone="waiting" label={t(key, { date: format.longDate(last_day) })} />;
}
