import { Button, Group, Text } from '@mantine/core';
import { invoices } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, ReceiptText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { billingQueries } from '../billing-details/index.ts';

const tones: Record<invoices.Invoice['status'], Tone> = {
  open: 'waiting',
  paid: 'good',
  refunded: 'quiet',
  void: 'quiet',
};

interface DocumentListProps {
  label: string;
  documents: readonly invoices.Invoice[];
  /** The one that is being downloaded. */
  busy: string | null;
  onDownload: (id: string) => void;
}

/** Invoices and credit notes; one without a company can be issued again with the account’s details. */
export function DocumentList({ label, documents, busy, onDownload }: DocumentListProps) {
  const { t } = useTranslation('subscriptions');
  const { longDate, money } = useFormat();
  const { local } = useClock();
  const details = useQuery(billingQueries.details());
  const [asked, setAsked] = useState<invoices.Invoice | null>(null);
  const reissue = useAction(invoices.reissueInvoice, {
    done: t('documents.reissued'),
    onSettled: () => setAsked(null),
  });
  const hasDetails = (details.data?.details ?? null) !== null;
  return (
    <>
      <EntryList label={label}>
        {documents.map((document) => {
          const { id, kind, number, status, credits } = document;
          const isCredit = kind === 'credit_note';
          return (
            <Entry
              key={id}
              icon={isCredit ? Undo2 : ReceiptText}
              actions={
                <Group gap="xs" justify="flex-end">
                  {document.can_reissue && hasDetails && (
                    <Button size="compact-sm" variant="subtle" onClick={() => setAsked(document)}>
                      {t('documents.reissue')}
                    </Button>
                  )}
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<Download size={14} aria-hidden />}
                    aria-label={t(isCredit ? 'documents.downloadCredit' : 'invoices.downloadOne', { number })}
                    loading={busy === id}
                    onClick={() => onDownload(id)}
                  >
                    {t('invoices.download')}
                  </Button>
                </Group>
              }
            >
              <Group gap="sm">
                <Text fw={600}>{money(document.amount_cents)}</Text>
                <StatusBadge
                  tone={isCredit ? 'quiet' : tones[status]}
                  label={isCredit ? t('documents.credit') : t(`invoices.state.${status}`)}
                />
              </Group>
              <Text size="sm">{longDate(local(document.created_at).date)}</Text>
              <Text size="sm" c="dimmed">
                {credits === null ? t('invoices.number', { number }) : t('documents.creditOf', { number, credits })}
              </Text>
            </Entry>
          );
        })}
      </EntryList>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('documents.reissueTitle', { number: asked?.number ?? '' })}
        confirmLabel={t('documents.reissue')}
        isHarmless
        isBusy={reissue.isBusy}
        onConfirm={() => asked && reissue.run({ params: { id: asked.id }, keepsKey: true })}
        onClose={() => setAsked(null)}
      >
        <Text>{t('documents.reissueText', { name: details.data?.details?.company_name ?? '' })}</Text>
      </ConfirmDialog>
    </>
  );
}
