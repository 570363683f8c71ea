import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { feed } from '@pamaina/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { FeedAddress } from './feed-address.tsx';
import { feedQueries } from './feed-queries.ts';

/** The user's shifts in their own calendar application: an explanation, and the secret calendar link. */
export function FeedDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('worker');
  const client = useQueryClient();
  const query = useQuery(feedQueries.own());
  const { queryKey } = feedQueries.own();
  const renewal = useMutation({
    mutationFn: () => call(feed.renewFeed, {}),
    onSuccess: (made) => client.setQueryData(queryKey, made),
    onError: (error) => toastError(errorText(error)),
  });
  const ending = useMutation({
    mutationFn: () => call(feed.deleteFeed, {}),
    onSuccess: () => {
      client.setQueryData(queryKey, { path: null, created_at: null });
      toastSuccess(t('feed.ended'));
    },
    onError: (error) => toastError(errorText(error)),
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('feed.title')}
      size={480}
      padding="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text>{t('feed.what')}</Text>
        <QueryView what="settings" query={query} skeleton={<Skeleton height={160} />}>
          {({ path }) =>
            path === null ? (
              <>
                <Text c="dimmed">{t('feed.secret')}</Text>
                <Button
                  leftSection={<CalendarPlus size={16} aria-hidden />}
                  loading={renewal.isPending}
                  onClick={() => renewal.mutate()}
                >
                  {t('feed.make')}
                </Button>
              </>
            ) : (
              <FeedAddress
                address={window.location.origin + path}
                isBusy={renewal.isPending || ending.isPending}
                onRenew={() => renewal.mutate(undefined, { onSuccess: () => toastSuccess(t('feed.renewed')) })}
                onEnd={() => ending.mutate()}
              />
            )
          }
        </QueryView>
      </Stack>
    </Drawer>
  );
}
