import type { schedule } from '@pamaina/contract';
import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ChangesList } from '../archive/changes-list.tsx';
import { scheduleChanges } from '../model/schedule-changes.ts';
import { scheduleQueries } from '../schedule-queries.ts';

/** The changes that employees will see: the current month against its last published version. */
export function ChangesSince({ last, shifts }: { last: schedule.Archive; shifts: readonly schedule.Shift[] }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const archive = useQuery(scheduleQueries.archive(last.id));
  return (
    <QueryView what="history" query={archive} skeleton={<RowsSkeleton />}>
      {({ entries }) => {
        const changes = scheduleChanges(entries, shifts);
        return (
          <Stack gap="xs">
            <Text fw={600}>
              {t('changes.since', { count: changes.length, when: format.instant(last.published_at) })}
            </Text>
            {changes.length > 0 && (
              <Box mah="40vh" style={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label={t('changes.label')}>
                <ChangesList changes={changes} />
              </Box>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
