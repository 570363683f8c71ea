import { ActionIcon, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { announcements } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { BellRing, CircleStop, Megaphone, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction, useDownload } from '../../../lib/http/use-action.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { AnnouncementBody, AnnouncementFrom } from './announcement-body.tsx';
import { AnnouncementDrawer } from './announcement-drawer.tsx';
import { announcementQueries } from './announcement-queries.ts';
import { Receipts } from './receipts.tsx';

type Announcement = announcements.Announcement;

/** In the address: the form of a new announcement begins with an example. An ID has no asterisk. */
const EXAMPLE = '*';

/** `/manager/announcements`: what was announced to whom, who has confirmed it; one press reminds the others. */
export function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const query = useQuery(announcementQueries.list());
  // A link can hold the ID of the employee to write to.
  const adding = useAddressState('add');
  const [to, setAdding] = adding;
  const deletion = useDelete(
    ({ id }: Announcement, write) => write(announcements.deleteAnnouncement, { params: { id } }),
    t('deleted'),
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        addLabel={t('add')}
        adding={adding}
        what="announcements"
        query={query}
        skeleton={<RowsSkeleton rows={3} height={160} />}
        empty={{
          icon: Megaphone,
          title: t('emptyTitle'),
          text: t('emptyText'),
          example: [[t('example.title'), t('count', { confirmed: 3, asked: 8 })]],
          fill: <Button onClick={() => setAdding(EXAMPLE)}>{t('example.fill')}</Button>,
        }}
        drawer={(announcement: Announcement | null, close) => (
          <AnnouncementDrawer
            announcement={announcement}
            to={to === '1' || to === EXAMPLE ? null : to}
            isExample={to === EXAMPLE}
            onClose={close}
          />
        )}
      >
        {(list, edit) => (
          <Stack gap="md" maw={860}>
            {list.map((one) => (
              <AnnouncementCard
                key={one.id}
                announcement={one}
                onEdit={() => edit(one)}
                onDelete={() => deletion.ask(one)}
              />
            ))}
          </Stack>
        )}
      </ResourcePage>
      <ConfirmDialog {...deletion.dialog} title={t('deleteTitle')} confirmLabel={t('common:delete')}>
        <Text fw={600}>{deletion.asked?.title}</Text>
        <Text mt="xs">{t('deleteText')}</Text>
      </ConfirmDialog>
    </>
  );
}

interface AnnouncementCardProps {
  announcement: Announcement;
  onEdit: () => void;
  onDelete: () => void;
}

function AnnouncementCard({ announcement, onEdit, onDelete }: AnnouncementCardProps) {
  const { t } = useTranslation('announcements');
  const { id, title, is_open, receipts } = announcement;
  const download = useDownload(announcements.readAttachment);
  const remind = useAction(announcements.remindAnnouncement, {
    done: ({ reminded }) => (reminded === 0 ? t('remindedAlready') : t('remindedDone', { count: reminded })),
  });
  const waiting = receipts.filter(({ confirmed_at }) => confirmed_at === null).length;
  return (
    <Paper withBorder p="md" component="article" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs">
          <div style={{ flex: 1, minWidth: 200 }}>
            <Title order={2} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            <AnnouncementFrom announcement={announcement} />
            <To announcement={announcement} />
          </div>
          <CardActions announcement={announcement} onEdit={onEdit} onDelete={onDelete} />
        </Group>
        <AnnouncementBody
          announcement={announcement}
          isBusy={download.isBusy}
          onDownload={() => download.run({ params: { id } })}
        />
        <Receipts receipts={receipts} title={title} />
        {is_open && waiting > 0 && (
          <div>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<BellRing size={16} aria-hidden />}
              loading={remind.isBusy}
              onClick={() => remind.run({ params: { id } })}
            >
              {t('remind', { count: waiting })}
            </Button>
          </div>
        )}
      </Stack>
    </Paper>
  );
}

function CardActions({ announcement: { id, title, is_open }, onEdit, onDelete }: AnnouncementCardProps) {
  const { t } = useTranslation('announcements');
  const end = useAction(announcements.endAnnouncement, { done: t('endedNow') });
  return (
    <Group gap={4}>
      {is_open ? (
        <>
          <ActionIcon variant="subtle" size="lg" aria-label={t('editOne', { title })} onClick={onEdit}>
            <Pencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('endOne', { title })}
            title={t('endOne', { title })}
            loading={end.isBusy}
            onClick={() => end.run({ params: { id } })}
          >
            <CircleStop size={18} aria-hidden />
          </ActionIcon>
        </>
      ) : (
        <StatusBadge tone="quiet" label={t('ended')} />
      )}
      <ActionIcon variant="subtle" color="red" size="lg" aria-label={t('deleteOne', { title })} onClick={onDelete}>
        <Trash2 size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** Names are those of the receipts: also of people who are not in the lists any more. */
function To({ announcement: { is_for_all, roles, employee_ids, receipts } }: { announcement: Announcement }) {
  const { t } = useTranslation('announcements');
  const names = receipts.filter(({ employee_id }) => employee_id !== null && employee_ids.includes(employee_id));
  const to = is_for_all ? [t('everyone')] : [...roles, ...names.map(({ name }) => name)];
  return (
    <Text size="sm" c="dimmed">
      {to.length === 0 ? t('toNobody') : t('to', { to: to.join(', ') })}
    </Text>
  );
}
