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
        {documents.map((document) => (
          <DocumentEntry
            key={document.id}
            document={document}
            isBusy={busy === document.id}
            onReissue={document.can_reissue && hasDetails ? () => setAsked(document) : null}
            onDownload={() => onDownload(document.id)}
          />
        ))}
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

interface DocumentEntryProps {
  document: invoices.Invoice;
  isBusy: boolean;
  /** Null: it can't be issued again. */
  onReissue: (() => void) | null;
  onDownload: () => void;
}

function DocumentEntry({ document, isBusy, onReissue, onDownload }: DocumentEntryProps) {
  const { t } = useTranslation('subscriptions');
  const { longDate, money } = useFormat();
  const { local } = useClock();
  const { kind, number, status, credits, amount_cents, created_at } = document;
  const isCredit = kind === 'credit_note';
  return (
    <Entry
      icon={isCredit ? Undo2 : ReceiptText}
      actions={
        <Group gap="xs" justify="flex-end">
          {onReissue && (
            <Button size="compact-sm" variant="subtle" onClick={onReissue}>
              {t('documents.reissue')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Download size={14} aria-hidden />}
            aria-label={t(isCredit ? 'documents.downloadCredit' : 'invoices.downloadOne', { number })}
            loading={isBusy}
            onClick={onDownload}
          >
            {t('invoices.download')}
          </Button>
        </Group>
      }
    >
      <Group gap="sm">
        <Text fw={600}>{money(amount_cents)}</Text>
        <StatusBadge
          tone={isCredit ? 'quiet' : tones[status]}
          label={isCredit ? t('documents.credit') : t(`invoices.state.${status}`)}
        />
      </Group>
      <Text size="sm">{longDate(local(created_at).date)}</Text>
      <Text size="sm" c="dimmed">
        {credits === null ? t('invoices.number', { number }) : t('documents.creditOf', { number, credits })}
      </Text>
    </Entry>
  );
}
