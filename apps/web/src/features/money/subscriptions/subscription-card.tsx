import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { subscriptions } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';
import { useAction, useDownload } from '../../../lib/http/use-action.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { DocumentList } from './document-list.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

const tones: Record<subscriptions.Subscription['state'], Tone> = {
  pending: 'waiting',
  active: 'good',
  past_due: 'bad',
  waiting: 'bad',
  ending: 'quiet',
  ended: 'quiet',
};

interface SubscriptionCardProps {
  subscription: subscriptions.Subscription;
  onCancel: () => void;
  onChangeCard: () => void;
  /** Renews its project, if it has ended and still exists. */
  onRenew: (() => void) | null;
}

/** One subscription: its status, the next step, its card, its invoices, and how to end it. */
export function SubscriptionCard({ subscription, onCancel, onChangeCard, onRenew }: SubscriptionCardProps) {
  const { t } = useTranslation('subscriptions');
  const { money } = useFormat();
  const [showsInvoices, setShowsInvoices] = useState(false);
  const { id, project_name, state, price_cents, card } = subscription;
  const resume = useAction(subscriptions.resumeSubscription, { done: t('resumed') });
  const isRunning = state === 'active' || state === 'past_due' || state === 'waiting';
  return (
    <Paper withBorder p="lg" component="section" aria-label={project_name}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Group gap="sm">
            <Title order={2}>{project_name}</Title>
            <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />
          </Group>
          <Text fw={600}>{t('perMonth', { amount: money(price_cents) })}</Text>
        </Group>
        <NextPayment subscription={subscription} />
        {card !== null && (
          <Text c="dimmed" size="sm">
            {t('card', {
              brand: capitalized(card.brand),
              last4: card.last4,
              month: card.exp_month,
              year: card.exp_year,
            })}
          </Text>
        )}
        <Group gap="xs">
          <Button variant="default" onClick={() => setShowsInvoices(!showsInvoices)} aria-expanded={showsInvoices}>
            {t('invoices.show')}
          </Button>
          {isRunning && (
            <>
              <Button variant="default" onClick={onChangeCard}>
                {t('changeCard')}
              </Button>
              <Button variant="subtle" color="red" onClick={onCancel}>
                {t('cancel.open')}
              </Button>
            </>
          )}
          {onRenew !== null && <Button onClick={onRenew}>{t('renewOpen')}</Button>}
          {state === 'ending' && (
            <Button loading={resume.isBusy} onClick={() => resume.run({ params: { id } })}>
              {t('resume')}
            </Button>
          )}
        </Group>
        {showsInvoices && <InvoiceList subscription={subscription} />}
      </Stack>
    </Paper>
  );
}

/** Providers write `visa`. */
const capitalized = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);

function NextPayment({ subscription }: Pick<SubscriptionCardProps, 'subscription'>) {
  const { state, paid_until, refunded, refund_by_hand } = subscription;
  const { t } = useTranslation('subscriptions');
  const { longDate } = useFormat();
  const { local } = useClock();
  const date = paid_until === null ? '' : longDate(local(paid_until).date);
  if (state === 'ended')
    return <Text>{t(refunded ? 'next.refunded' : refund_by_hand ? 'next.byHand' : 'next.ended', { date })}</Text>;
  return <Text>{t(`next.${state}`, { date })}</Text>;
}

/** The payments of a subscription, each with its invoice. */
function InvoiceList({ subscription: { id, project_name } }: { subscription: subscriptions.Subscription }) {
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
