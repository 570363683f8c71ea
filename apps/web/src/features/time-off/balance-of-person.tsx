import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { timeOffQueries } from './time-off-queries.ts';

interface BalanceOfPersonProps {
  employeeId: string;
  /** That of the request's days: each year is counted for itself. */
  year: string;
}

/** For the manager who decides: how much vacation somebody has left; nothing where no count is kept. */
export function BalanceOfPerson({ employeeId, year }: BalanceOfPersonProps) {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const { data } = useQuery(timeOffQueries.balance({ employee_id: employeeId, year }));
  if (data === undefined || data.left === null) return null;
  const { left, added } = data;
  const allowed = (data.allowed ?? 0) + added;
  // Leave for overtime comes in parts of days.
  const words =
    added > 0
      ? t('balance.ofPersonInParts', { left: format.number(left), allowed: format.number(allowed), year })
      : t('balance.ofPerson', { count: left, allowed, year });
  return <Text size="sm">{words}</Text>;
}
