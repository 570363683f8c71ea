import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RowBars } from '../../../ui/chart/row-bars.tsx';
import { ledgerQueries } from './ledger-queries.ts';

const KINDS = ['weekends', 'nights', 'closings', 'holidays', 'wishes_granted', 'wishes_refused'] as const;

/**
 * An employee's own burdens and preferences of the last months as bars, with a line at the team's average; nothing if
 * there are none.
 */
export function OwnFairness() {
  const { t } = useTranslation('time-clock');
  const format = useFormat();
  const { data } = useQuery(ledgerQueries.fairness());
  const [own] = data?.people ?? [];
  if (data === undefined || own === undefined || own.hours === 0) return null;
  const shown = KINDS.filter((kind) => own[kind] > 0 || data.average[kind] > 0);
  return (
    <Stack gap={8} component="section" aria-labelledby="own-fairness">
      <Title order={2} id="own-fairness">
        {t('fairness.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {format.range(data.start, data.end)}
      </Text>
      <RowBars
        rows={shown.map((kind) => ({
          key: kind,
          name: t(`fairness.${kind}`),
          value: own[kind],
          mark: data.average[kind],
          text: t('fairness.ownOf', { own: format.number(own[kind]), average: format.number(data.average[kind]) }),
        }))}
      />
      <Text size="xs" c="dimmed">
        {t('fairness.legend')}
      </Text>
    </Stack>
  );
}
