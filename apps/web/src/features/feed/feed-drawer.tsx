import { Button, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { feed } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { FeedAddress } from './feed-address.tsx';
import { feedQueries } from './feed-queries.ts';
import { useAction } from '../../lib/http/use-action.ts';

/** The user's shifts in their own calendar application: an explanation, and the secret calendar link. */
export function FeedDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('worker');
  const query = useQuery(feedQueries.own());
  const making = useAction(feed.renewFeed);
  const renewal = useAction(feed.renewFeed, { done: t('feed.renewed') });
  const ending = useAction(feed.deleteFeed, { done: t('feed.ended') });
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
                  loading={making.isBusy}
                  onClick={() => making.run({})}
                >
                  {t('feed.make')}
                </Button>
              </>
            ) : (
              <FeedAddress
                address={window.location.origin + path}
                isBusy={renewal.isBusy || ending.isBusy}
                onRenew={() => renewal.run({})}
                onEnd={() => ending.run({})}
              />
            )
          }
        </QueryView>
      </Stack>
    </Drawer>
  );
}
