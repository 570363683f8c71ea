import { Button, Group, Text } from '@mantine/core';
import { subscriptions } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../lib/http/api-client.ts';
import { errorText } from '../../lib/http/error-text.ts';
import { saveFile } from '../../lib/http/save-file.ts';
import { toastError } from '../../lib/toasts.ts';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { Entry, EntryList } from '../../ui/table/entry-list.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

const tones: Record<subscriptions.Invoice['status'], Tone> = {
  open: 'waiting',
  paid: 'good',
  refunded: 'quiet',
  void: 'quiet',
};

/** The payments, each with its invoice. */
export function InvoiceList({ subscription: { id, project_name } }: { subscription: subscriptions.Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { longDate, money } = useFormat();
  const { local } = useClock();
  const query = useQuery(subscriptionQueries.invoices(id));
  const [busy, setBusy] = useState<string | null>(null);
  const download = (invoice_id: string) => {
    setBusy(invoice_id);
    callFile(subscriptions.downloadInvoice, { params: { id, invoice_id } })
      .then(saveFile, (error: unknown) => toastError(errorText(error)))
      .finally(() => setBusy(null));
  };
  return (
    <QueryView what="subscriptions" query={query} skeleton={<RowsSkeleton rows={2} />}>
      {(invoices) =>
        invoices.length === 0 ? (
          <Text c="dimmed">{t('invoices.none')}</Text>
        ) : (
          <EntryList label={t('invoices.label', { name: project_name })}>
            {invoices.map((invoice) => (
              <Entry
                key={invoice.id}
                icon={ReceiptText}
                actions={
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<Download size={14} aria-hidden />}
                    aria-label={t('invoices.downloadOne', { number: invoice.number })}
                    loading={busy === invoice.id}
                    onClick={() => download(invoice.id)}
                  >
                    {t('invoices.download')}
                  </Button>
                }
              >
                <Group gap="sm">
                  <Text fw={600}>{money(invoice.amount_cents)}</Text>
                  <StatusBadge tone={tones[invoice.status]} label={t(`invoices.state.${invoice.status}`)} />
                </Group>
                <Text size="sm">{longDate(local(invoice.created_at).date)}</Text>
                <Text size="sm" c="dimmed">
                  {t('invoices.number', { number: invoice.number })}
                </Text>
              </Entry>
            ))}
          </EntryList>
        )
      }
    </QueryView>
  );
}
