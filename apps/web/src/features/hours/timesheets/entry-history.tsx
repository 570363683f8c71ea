import { List, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { timesheetQueries } from './timesheet-queries.ts';

/** The clock events, and the state of the entry before each correction. */
export function EntryHistory({ id }: { id: string }) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const query = useQuery(timesheetQueries.history(id));
  return (
    <QueryView what="timesheets" query={query} skeleton={<RowsSkeleton rows={2} />}>
      {({ taps, versions }) => (
        <Stack gap="xs">
          <Title order={3}>{t('history.title')}</Title>
          {taps.length + versions.length === 0 && <Text c="dimmed">{t('history.none')}</Text>}
          <List size="sm">
            {taps.map(({ kind, happened_at, received_at }) => (
              <List.Item key={`${kind} ${happened_at}`}>
                {t(`history.${kind}`, { time: format.instant(happened_at) })}
                {Date.parse(received_at) - Date.parse(happened_at) > 120_000 &&
                  ` ${t('history.received', { time: format.instant(received_at) })}`}
              </List.Item>
            ))}
            {versions.map(
              ({
                version,
                started_at,
                ended_at,
                break_minutes,
                is_additional,
                reason,
                changed_by,
                changed_by_name,
                changed_at,
              }) => (
                <List.Item key={version}>
                  {t(is_additional ? 'history.additionalVersion' : 'history.version', {
                    from: format.instant(started_at),
                    to: ended_at === null ? '–' : format.instant(ended_at),
                    minutes: t('minutes', { count: break_minutes }),
                    reason,
                    name: changed_by_name ?? changed_by,
                    time: format.instant(changed_at),
                  })}
                </List.Item>
              ),
            )}
          </List>
        </Stack>
      )}
    </QueryView>
  );
}
