import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { MailWarning, RotateCw, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { notificationQueries } from './notification-queries.ts';
import { useAction } from '../../../lib/http/use-action.ts';

/** Notifications to the team whose delivery failed after all attempts: the reason, and a retry. */
export function FailedDeliveries() {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useQuery(notificationQueries.failed(page));
  const retry = useAction(notifications.retryDelivery, { done: t('failed.retried') });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="failed">
      <Stack gap="md">
        <Title order={2} id="failed">
          {t('failed.title')}
        </Title>
        <QueryView what="notifications" query={query} skeleton={<RowsSkeleton rows={1} height={64} />}>
          {({ items, total }) =>
            total === 0 ? (
              <Text c="dimmed">{t('failed.none')}</Text>
            ) : (
              <>
                <EntryList label={t('failed.title')}>
                  {items.map((item) => (
                    <Entry
                      key={item.id}
                      icon={item.channel === 'email' ? MailWarning : Smartphone}
                      actions={
                        <Button
                          variant="default"
                          leftSection={<RotateCw size={16} aria-hidden />}
                          aria-label={t('failed.retryOne', { receiver: item.receiver, title: item.title })}
                          loading={retry.isBusy && retry.input?.params.id === item.id}
                          onClick={() => retry.run({ params: { id: item.id } })}
                        >
                          {t('common:retry')}
                        </Button>
                      }
                    >
                      <Text fw={500}>{t('failed.what', { receiver: item.receiver, title: item.title })}</Text>
                      <Text size="sm" c="dimmed">
                        {t('failed.why', {
                          way: t(`way.${item.channel}`),
                          time: format.instant(item.failed_at),
                          count: item.attempts,
                          error: item.error,
                        })}
                      </Text>
                    </Entry>
                  ))}
                </EntryList>
                <Pager page={page} pageSize={10} total={total} onChange={setPage} />
              </>
            )
          }
        </QueryView>
      </Stack>
    </Paper>
  );
}
