import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { timeOffQueries } from './time-off-queries.ts';

interface BalanceOfPersonProps {
  employeeId: string;
  /** That of the request's days: each year is counted for itself. */
  year: string;
}

/** For the manager who decides: how much vacation somebody has left; nothing where no count is kept. */
export function BalanceOfPerson({ employeeId, year }: BalanceOfPersonProps) {
  const { t } = useTranslation('time-off');
  const { data } = useQuery(timeOffQueries.balance({ employee_id: employeeId, year }));
  if (data === undefined || data.left === null) return null;
  return <Text size="sm">{t('balance.ofPerson', { count: data.left, allowed: data.allowed, year })}</Text>;
}
