import { Text } from '@mantine/core';
import { subscriptions } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useDownload } from '../../lib/http/use-action.ts';
import { DocumentList } from './document-list.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

/** The payments of a subscription, each with its invoice. */
export function InvoiceList({ subscription: { id, project_name } }: { subscription: subscriptions.Subscription }) {
  const { t } = useTranslation('subscriptions');
  const query = useQuery(subscriptionQueries.invoices(id));
  const download = useDownload(subscriptions.downloadInvoice);
  return (
    <QueryView what="subscriptions" query={query} skeleton={<RowsSkeleton rows={2} />}>
      {(documents) =>
        documents.length === 0 ? (
          <Text c="dimmed">{t('invoices.none')}</Text>
        ) : (
          <DocumentList
            label={t('invoices.label', { name: project_name })}
            documents={documents}
            busy={download.isBusy ? (download.input?.params.invoice_id ?? null) : null}
            onDownload={(invoice_id) => download.run({ params: { id, invoice_id } })}
          />
        )
      }
    </QueryView>
  );
}
