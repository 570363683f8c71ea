import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { timeOffQueries } from './time-off-queries.ts';

/** For the manager who decides: how much vacation somebody has left; nothing where no count is kept. */
export function BalanceOfPerson({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('time-off');
  const { data } = useQuery(timeOffQueries.balance(employeeId));
  if (data === undefined || data.left === null) return null;
  return <Text size="sm">{t('balance.ofPerson', { count: data.left, allowed: data.allowed })}</Text>;
}
