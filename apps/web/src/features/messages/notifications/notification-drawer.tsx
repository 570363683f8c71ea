import { ActionIcon, Button, Drawer, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  BellOff,
  CheckCheck,
  Settings,
  ArrowLeftRight,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  CreditCard,
  Inbox,
  Megaphone,
  Palmtree,
  Sheet,
  Timer,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { notifications } from '@pamaina/contract';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useAction } from '../../../lib/http/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { notificationQueries, PAGE_SIZE } from './notification-queries.ts';
import classes from './notifications.module.css';

/** The user's notifications, the latest first; next to the page, on a phone full screen. */
export function NotificationDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
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
      <Tools hasUnread={(query.data?.unread ?? 0) > 0} read={read} onClose={onClose} />
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

interface ToolsProps {
  hasUnread: boolean;
  read: ReturnType<typeof useRead>;
  onClose: () => void;
}

function Tools({ hasUnread, read, onClose }: ToolsProps) {
  const { t } = useTranslation('notifications');
  const place = useAreaPlace();
  return (
    <Group justify="space-between" mb="xs" wrap="nowrap">
      <Button
        variant="subtle"
        px="xs"
        leftSection={<CheckCheck size={16} aria-hidden />}
        disabled={!hasUnread}
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
  );
}

/** Marks the given notifications as read, or all of them. */
function useRead() {
  return useAction<string[] | undefined, unknown>((ids, write) =>
    write(notifications.readNotifications, { body: ids === undefined ? {} : { ids } }),
  );
}

const icons: Record<notifications.Icon, LucideIcon> = {
  published: CalendarCheck,
  schedule: CalendarDays,
  soon: CalendarClock,
  open: CalendarPlus,
  clock: Timer,
  swap: ArrowLeftRight,
  'time-off': Palmtree,
  request: Inbox,
  timesheet: Sheet,
  person: UserPlus,
  announcement: Megaphone,
  payment: CreditCard,
};

interface NotificationItemProps {
  item: notifications.Notification;
  onOpen: () => void;
}

/** One notification; it links to its subject. Unread ones are bold and have a dot with a label. */
function NotificationItem({ item, onOpen }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const Icon = icons[notifications.kinds[item.kind].icon];
  return (
    <li>
      <Link className={classes.item ?? ''} to={item.path} onClick={onOpen} data-unread={!item.read || undefined}>
        <Icon size={18} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.title}>{item.title}</span>
          <span className={classes.text}>{item.text}</span>
          <time className={classes.time} dateTime={item.created_at}>
            {format.instant(item.created_at)}
          </time>
        </span>
        {!item.read && <span className={classes.dot} role="img" aria-label={t('unread')} />}
      </Link>
    </li>
  );
}
