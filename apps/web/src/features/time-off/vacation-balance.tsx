import { Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { timeOffQueries } from './time-off-queries.ts';
import pieces from '../../ui/pieces.module.css';

/** How much vacation the caller has left this year; nothing where the manager keeps no count. */
export function VacationBalance() {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const { data } = useQuery(timeOffQueries.balance());
  if (data === undefined || data.left === null) return null;
  const { year, left, taken, planned, pending, added } = data;
  const figures = Object.entries({ left, taken, planned, pending, ...(added > 0 && { added }) });
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="vacation-balance" maw={820}>
      <Title order={2} size="h3" id="vacation-balance" mb="xs">
        {t('balance.title', { year })}
      </Title>
      <dl className={pieces.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`balance.${name}`)}</dt>
            <dd>
              {Number.isInteger(count)
                ? t('balance.days', { count })
                : t('balance.partDays', { days: format.number(count) })}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed">
        {t('balance.help')}
      </Text>
    </Paper>
  );
}
