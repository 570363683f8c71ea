import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notifications, type ReplyOf } from '@pamaina/contract';
import { useEffect, useRef, useState } from 'react';
import { loadTexts } from '../../../i18n/index.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { useAskedPart } from '../../../ui/feedback/use-asked-part.ts';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { reload, reloadProject } from '../../../lib/http/reload.ts';
import { notificationQueries, PAGE_SIZE } from './notification-queries.ts';
import { sharedConnection } from './shared-connection.ts';
import pieces from '../../../ui/pieces.module.css';

const NotificationDrawer = lazyPart(async () => {
  const [{ NotificationDrawer: Drawer }] = await Promise.all([import('./notification-drawer.tsx'), loadTexts('pages')]);
  return Drawer;
});

const corner = { position: 'absolute', inset: '0 0 auto auto', pointerEvents: 'none' } as const;

/**
 * The number of unread notifications, live on every page; a press opens the list. Nothing for a user who is in no team
 * yet.
 */
export function Bell() {
  const { projectId } = useSession();
  return projectId === null ? null : <ProjectBell />;
}

function ProjectBell() {
  const { t } = useTranslation('shell');
  const latest = useLiveEvents();
  const { isOpen, asked, open, close } = useAskedPart();
  const unread = useQuery(notificationQueries.page(1)).data?.unread ?? 0;
  return (
    <>
      <span style={{ position: 'relative', display: 'inline-flex' }}>
        <ActionIcon
          aria-label={unread === 0 ? t('notifications') : t('unread', { count: unread })}
          aria-haspopup="dialog"
          onClick={open}
        >
          <BellIcon size={18} />
        </ActionIcon>
        {unread > 0 && (
          <span className={pieces.count} style={corner} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      <VisuallyHidden role="status">{latest}</VisuallyHidden>
      <OptionalPart place={asked}>{isOpen && <NotificationDrawer onClose={close} />}</OptionalPart>
    </>
  );
}

type Page = NonNullable<ReplyOf<typeof notifications.listNotifications>>;

/**
 * Keeps the bell and everything on screen up to date while the app is open. @returns the title of the latest
 * notification
 */
function useLiveEvents(): string {
  const client = useQueryClient();
  const { user, projectId } = useSession();
  const [latest, setLatest] = useState('');
  const language = useLanguage();
  // The server writes the texts, so each language has its own stream.
  const key = user === null || projectId === null ? null : `${user.id}:${projectId}:${language}`;
  useEffect(() => {
    if (key === null) return;
    const end = new AbortController();
    let isFirst = true;
    sharedConnection(
      key,
      (event) => {
        if (event.type === 'notification') setLatest(event.notification.title);
        apply(client, event, isFirst);
        isFirst = false;
      },
      end.signal,
    );
    return () => end.abort();
  }, [client, key]);
  const readIn = useRef(language);
  useEffect(() => {
    if (readIn.current === language) return;
    readIn.current = language;
    void reload(client, ['notifications']);
  }, [client, language]);
  return latest;
}

function apply(client: QueryClient, event: notifications.LiveEvent, isFirst: boolean): void {
  if (event.type === 'notification' || event.type === 'changed') {
    const kind = event.type === 'changed' ? event.kind : event.notification.kind;
    void reload(client, notifications.kinds[kind].changes);
  }
  if (event.type === 'changed') return;
  const fresh = event.type === 'notification' ? [event.notification] : [];
  void put(client, fresh, event.unread);
  if (event.type === 'unread') void reload(client, ['notifications']);
  // After a long interruption anything may have changed; at the start everything has just been loaded.
  if (event.type === 'reset' && !isFirst) void reloadProject(client);
}

/** Counts and lists what is new. The list that is still loading can be older than that. */
async function put(client: QueryClient, fresh: readonly notifications.Notification[], unread: number): Promise<void> {
  const list = notificationQueries.page(1);
  const write = () => client.setQueryData<Page>(list.queryKey, (page) => page && withNew(page, fresh, unread));
  write();
  if (client.getQueryState(list.queryKey)?.fetchStatus === 'fetching')
    await client.fetchQuery(list).then(write, () => undefined);
}

function withNew({ items, total }: Page, fresh: readonly notifications.Notification[], unread: number): Page {
  const added = fresh.filter(({ id }) => items.every((item) => item.id !== id));
  return { items: [...added, ...items].slice(0, PAGE_SIZE), total: total + added.length, unread };
}
