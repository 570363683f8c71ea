import { Button, Drawer, Stack, Text } from '@mantine/core';
import { webhooks } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { DELIVERIES_SHOWN, webhookQueries } from './webhook-queries.ts';

const tones = { waiting: 'waiting', sent: 'good', dead: 'bad' } as const;

/** What was sent to a webhook, what it answered, and "send again"; a message for trying it. */
export function DeliveriesDrawer({ webhook, onClose }: { webhook: webhooks.Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const [page, setPage] = useState(1);
  const query = useQuery(webhookQueries.deliveries(webhook.id, page));
  const test = useAction(webhooks.testWebhook, { done: t('testSent') });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('log')}
      size={640}
      padding="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text style={{ overflowWrap: 'anywhere' }}>{webhook.url}</Text>
        <Button
          variant="default"
          leftSection={<Send size={16} aria-hidden />}
          disabled={!webhook.active}
          loading={test.isBusy}
          onClick={() => test.run({ params: { id: webhook.id } })}
          style={{ alignSelf: 'start' }}
        >
          {t('test')}
        </Button>
        {!webhook.active && <Text c="dimmed">{t('stoppedText')}</Text>}
        <QueryView
          what="data"
          query={query}
          skeleton={<RowsSkeleton rows={3} height={64} />}
          isEmpty={({ total }) => total === 0}
          empty={{ icon: Send, title: t('logEmpty'), text: t('logEmptyText') }}
        >
          {({ items, total }) => (
            <>
              <EntryList label={t('log')}>
                {items.map((item) => (
                  <Message key={item.id} item={item} canResend={webhook.active} />
                ))}
              </EntryList>
              <Pager page={page} pageSize={DELIVERIES_SHOWN} total={total} onChange={setPage} />
            </>
          )}
        </QueryView>
      </Stack>
    </Drawer>
  );
}

function Message({ item, canResend }: { item: webhooks.Delivery; canResend: boolean }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const resend = useAction(webhooks.resendDelivery, { done: t('resent') });
  const title = t(`events.${item.event.replace('.', '_')}`);
  const time = format.instant(item.created_at);
  return (
    <Entry
      icon={Send}
      actions={
        canResend && (
          <Button
            variant="default"
            leftSection={<RotateCw size={16} aria-hidden />}
            aria-label={t('resendOne', { event: title, time })}
            loading={resend.isBusy}
            onClick={() => resend.run({ params: { id: item.id } })}
          >
            {t('resend')}
          </Button>
        )
      }
    >
      <Text fw={500}>{title}</Text>
      <StatusBadge tone={tones[item.state]} label={t(`states.${item.state}`)} />
      <Text size="sm" c="dimmed">
        {t('attempts', { time, count: item.attempts })}
      </Text>
      {item.response_status !== null && (
        <Text size="sm" c="dimmed">
          {t('answered', { status: item.response_status })}
        </Text>
      )}
      {item.error !== null && (
        <Text size="sm" c="dimmed">
          {t('failedWith', { error: item.error })}
        </Text>
      )}
      {item.due_at !== null && item.attempts > 0 && (
        <Text size="sm" c="dimmed">
          {t('nextAt', { time: format.instant(item.due_at) })}
        </Text>
      )}
    </Entry>
  );
}
