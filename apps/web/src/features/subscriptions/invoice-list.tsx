import { Button, Text } from '@mantine/core';
import { subscriptions } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toastError } from '../../lib/toasts.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

/** What was paid, each with its document. */
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
    <QueryView query={query} skeleton={<RowsSkeleton rows={2} />}>
      {(invoices) =>
        invoices.length === 0 ? (
          <Text c="dimmed">{t('invoices.none')}</Text>
        ) : (
          <DataTable
            label={t('invoices.label', { name: project_name })}
            rows={invoices}
            rowKey={(invoice) => invoice.id}
            columns={[
              { key: 'number', header: t('invoices.number'), cell: (invoice) => invoice.number },
              {
                key: 'date',
                header: t('invoices.date'),
                cell: (invoice) => longDate(local(invoice.created_at).date),
              },
              { key: 'status', header: t('invoices.status'), cell: ({ status }) => t(`invoices.state.${status}`) },
              {
                key: 'amount',
                header: t('invoices.amount'),
                align: 'right',
                cell: ({ amount_cents }) => money(amount_cents),
              },
              {
                key: 'download',
                header: t('invoices.download'),
                isHeaderHidden: true,
                align: 'right',
                cell: (invoice) => (
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
                ),
              },
            ]}
          />
        )
      }
    </QueryView>
  );
}
