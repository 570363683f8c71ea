import { Button, Group, Progress, Text } from '@mantine/core';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isBusy } from '../../../lib/http/api-error.ts';
import type { DateRange } from '../model/date-range.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import type { RemedySearch } from './search-remedies.ts';

interface RemedyProgressProps {
  query: UseQueryResult<RemedySearch>;
  range: DateRange;
}

/** The progress of the search for ways to fill shifts, with a button to stop it; when stopped, with one to continue. */
export function RemedyProgress({ query, range }: RemedyProgressProps) {
  const { t } = useTranslation('answers');
  const client = useQueryClient();
  const { queryKey } = scheduleQueries.remedies(range);
  const { done = 0, of = null, isOver = false } = query.data ?? {};
  if (!query.isFetching && (isOver || query.error !== null)) return null;
  const count = of === null ? '' : t('remedies.progress', { done, of });
  const stop = () => void client.cancelQueries({ queryKey });
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" role="status">
          {isBusy(query.failureReason) && query.data === undefined
            ? query.failureReason.detail
            : t(query.isFetching ? 'remedies.searching' : 'remedies.stopped')}{' '}
          <span className="tabular">{count}</span>
        </Text>
        {query.isFetching ? (
          <Button variant="default" size="compact-sm" onClick={stop}>
            {t('remedies.stop')}
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
            {t('remedies.again')}
          </Button>
        )}
      </Group>
      {query.isFetching && of !== null && (
        <Progress mt={6} size="sm" value={(done / of) * 100} aria-label={t('remedies.searching')} />
      )}
    </div>
  );
}
