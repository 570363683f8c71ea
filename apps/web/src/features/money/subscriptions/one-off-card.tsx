import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { invoices, subscriptions } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useAction, useDownload } from '../../../lib/http/use-action.ts';
import { DocumentList } from './document-list.tsx';

interface OneOffCardProps {
  payment: subscriptions.OneOffPayment;
  /** Renews its project, if it has ended and still exists. */
  onRenew: (() => void) | null;
}

/** A one-time payment for a project: its invoices, and a refund within the first 30 days. */
export function OneOffCard({ payment, onRenew }: OneOffCardProps) {
  const { t } = useTranslation('subscriptions');
  const { longDate, money } = useFormat();
  const { local } = useClock();
  const [isAsking, setAsking] = useState(false);
  const { id, project_name, price_cents, paid_at, refundable_until, refunded } = payment;
  const name = project_name ?? t('once.unnamed');
  const amount = money(price_cents);
  const refund = useAction(subscriptions.refundOneOffPayment, {
    done: t('once.refunded'),
    onSettled: () => setAsking(false),
  });
  const download = useDownload(invoices.downloadDocument);
  return (
    <Paper withBorder p="lg" component="section" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Group gap="sm">
            <Title order={3}>{name}</Title>
            <StatusBadge
              tone={refunded ? 'quiet' : 'good'}
              label={t(`invoices.state.${refunded ? 'refunded' : 'paid'}`)}
            />
          </Group>
          <Text fw={600}>{amount}</Text>
        </Group>
        <Text>{t('once.paid', { date: longDate(local(paid_at).date) })}</Text>
        <DocumentList
          label={t('invoices.label', { name })}
          documents={payment.invoices}
          busy={download.isBusy ? (download.input?.params.id ?? null) : null}
          onDownload={(document) => download.run({ params: { id: document } })}
        />
        <Group gap="xs">
          {onRenew !== null && <Button onClick={onRenew}>{t('renewOpen')}</Button>}
          {refundable_until !== null && (
            <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
              {t('once.refund')}
            </Button>
          )}
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('once.title', { name })}
        confirmLabel={t('once.refund')}
        isBusy={refund.isBusy}
        onConfirm={() => refund.run({ params: { id }, keepsKey: true })}
        onClose={() => setAsking(false)}
      >
        <Text>{t(project_name === null ? 'once.textUnused' : 'once.text', { amount })}</Text>
      </ConfirmDialog>
    </Paper>
  );
}
