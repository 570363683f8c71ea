import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/index.ts';
import { useSession } from '../../lib/session/session.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import { useAskedPart } from '../../ui/feedback/use-asked-part.ts';
import pieces from '../../ui/pieces.module.css';
import { notificationQueries } from './notification-queries.ts';
import { useLiveEvents } from './use-live-events.ts';

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
