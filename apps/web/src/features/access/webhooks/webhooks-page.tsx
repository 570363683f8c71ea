import { Text } from '@mantine/core';
import { webhooks } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { ResourceTable } from '../../../ui/table/resource-table.tsx';
import { DeliveriesDrawer } from './deliveries-drawer.tsx';
import { WebhookDrawer } from './webhook-drawer.tsx';
import { webhookQueries } from './webhook-queries.ts';

type Webhook = webhooks.Webhook;

/** `/manager/settings/webhooks`: other programs that hear what happens here, and what was sent to them. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks');
  const query = useQuery(webhookQueries.list());
  const [logOf, setLogOf] = useState<string | null>(null);
  const shown = query.data?.find(({ id }) => id === logOf);
  const deletion = useDelete(
    ({ id, version }: Webhook, write) => write(webhooks.deleteWebhook, { params: { id }, ifMatch: version }),
    t('deleted'),
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        addLabel={t('add')}
        what="settings"
        query={query}
        empty={{ icon: WebhookIcon, title: t('emptyTitle'), text: t('emptyText') }}
        drawer={(stored: Webhook | null, close) => <WebhookDrawer stored={stored} onClose={close} />}
      >
        {(list, edit) => <WebhooksTable list={list} onEdit={edit} onDelete={deletion.ask} onLog={setLogOf} />}
      </ResourcePage>
      {shown && <DeliveriesDrawer webhook={shown} onClose={() => setLogOf(null)} />}
      <ConfirmDialog {...deletion.dialog} title={t('deleteTitle')} confirmLabel={t('common:delete')}>
        <Text fw={600}>{deletion.asked?.url}</Text>
        <Text mt="xs">{t('deleteText')}</Text>
      </ConfirmDialog>
    </>
  );
}

const tones = { stopped: 'quiet', none: 'quiet', sent: 'good', dead: 'bad' } as const;

/** What became of the latest message; on a phone below the address, which needs the width. */
function LastMessage({ active, last }: Pick<Webhook, 'active' | 'last'>) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const state = !active ? 'stopped' : last === null ? 'none' : last.state;
  return (
    <div>
      <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
      {last !== null && (
        <Text size="sm" c="dimmed">
          {format.instant(last.at)}
        </Text>
      )}
    </div>
  );
}

interface WebhooksTableProps {
  list: readonly Webhook[];
  onEdit: (one: Webhook) => void;
  onDelete: (one: Webhook) => void;
  onLog: (id: string) => void;
}

function WebhooksTable({ list, onEdit, onDelete, onLog }: WebhooksTableProps) {
  const { t } = useTranslation('webhooks');
  const isPhone = useIsPhone();
  const columns: Column<Webhook>[] = [
    {
      key: 'url',
      header: t('url'),
      cell: ({ url, events, active, last }) => (
        <div>
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
          <Text size="sm" c="dimmed">
            {t('eventCount', { count: events.length })}
          </Text>
          {isPhone && <LastMessage active={active} last={last} />}
        </div>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ active, last }) => <LastMessage active={active} last={last} />,
      isSecondary: true,
    },
  ];
  return (
    <ResourceTable
      label={t('title')}
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      editLabel={({ url }) => t('editOne', { url })}
      deleteLabel={({ url }) => t('deleteOne', { url })}
      onEdit={onEdit}
      onDelete={onDelete}
      menuLabel={({ url }) => t('actionsOf', { url })}
      rowActions={({ id, url }) => [
        { label: t('logOne', { url }), text: t('log'), icon: ListChecks, onClick: () => onLog(id) },
      ]}
    />
  );
}
