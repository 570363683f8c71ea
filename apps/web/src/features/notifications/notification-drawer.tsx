import { ActionIcon, Button, Drawer, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAreaPlace } from '../../lib/session/use-area-place.ts';
import { Pager } from '../../ui/table/pager.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { NotificationItem } from './notification-item.tsx';
import classes from './notifications.module.css';
import { notificationQueries, PAGE_SIZE } from './notification-queries.ts';
import { useRead } from './use-read.ts';

/** The user's notifications, the latest first; next to the page, on a phone full screen. */
export function NotificationDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const place = useAreaPlace();
  const [page, setPage] = useState(1);
  const query = useQuery(notificationQueries.page(page));
  const read = useRead();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(100%, 26rem)"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Button
          variant="subtle"
          px="xs"
          leftSection={<CheckCheck size={16} aria-hidden />}
          disabled={(query.data?.unread ?? 0) === 0}
          loading={read.isBusy}
          onClick={() => read.run(undefined)}
        >
          {t('readAll')}
        </Button>
        <ActionIcon
          component={Link}
          to={`${place}/settings/notifications`}
          aria-label={t('toSettings')}
          onClick={onClose}
        >
          <Settings size={18} />
        </ActionIcon>
      </Group>
      <QueryView
        what="notifications"
        query={query}
        skeleton={<RowsSkeleton rows={5} height={64} />}
        empty={{ icon: BellOff, title: t('emptyTitle'), text: t('emptyText') }}
        isEmpty={({ total }) => total === 0}
      >
        {({ items, total }) => (
          <>
            <ul className={classes.list}>
              {items.map((item) => (
                <NotificationItem
                  key={item.id}
                  item={item}
                  onOpen={() => {
                    if (!item.read) read.run([item.id]);
                    onClose();
                  }}
                />
              ))}
            </ul>
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}
