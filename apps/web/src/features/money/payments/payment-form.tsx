import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, FlaskConical } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { payments } from '@pamaina/contract';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { call } from '../../../lib/http/api-client.ts';
import type { CardClient } from './card-client.ts';
import { holdDocument, reloadAsCardDocument } from './card-document.ts';
import classes from './card.module.css';

const StripeFields = lazy(async () => ({ default: (await import('./stripe-fields.tsx')).StripeFields }));
const SandboxFields = lazy(async () => ({ default: (await import('./sandbox-fields.tsx')).SandboxFields }));

interface PaymentFormProps {
  purpose: 'payment' | 'card';
  submitLabel: string;
  /** Returns the secret to confirm, requested at each attempt; null: it is paid already. */
  begin: () => Promise<string | null>;
  /** Called after a confirmation with this status. Returns an error message, or null. */
  onConfirmed: (status: string) => Promise<string | null>;
  /** The message for a failed `begin`. */
  notifyFailure: (error: unknown) => string;
  /** Shown once everything is done. */
  successText?: string;
  /** Next to the button, such as a link back. */
  children?: ReactNode;
}

/**
 * Shows the card form and confirms the card, one attempt at a time: idle, processing, success or error. Until the
 * provider's fields are ready it does nothing.
 */
export function PaymentForm(props: PaymentFormProps) {
  const config = useQuery(paymentQueries.config());
  const isReloading = config.data !== undefined && reloadAsCardDocument(config.data.provider);
  const skeleton = <Skeleton height={160} />;
  if (isReloading) return skeleton;
  return (
    <QueryView what="payments" query={config} skeleton={skeleton}>
      {({ provider, publishable_key }) => (
        <Stack gap="md">
          {!publishable_key.startsWith('pk_live_') && <TestBanner />}
          <Card {...props} provider={provider} publishableKey={publishable_key} />
        </Stack>
      )}
    </QueryView>
  );
}

/** `unreachable`: the provider's fields can't be loaded, so there is nothing to fill in. */
type Phase = { name: 'idle' | 'processing' | 'success' | 'unreachable' } | { name: 'error'; text: string };

function Card({
  provider,
  publishableKey,
  ...props
}: PaymentFormProps & { provider: 'stripe' | 'sandbox'; publishableKey: string }) {
  const { t } = useTranslation('payments');
  const [client, setClient] = useState<CardClient | null>(null);
  const { phase, setPhase, submit } = usePaying(props, client);
  const fail = useCallback(() => setPhase({ name: 'unreachable' }), [setPhase]);
  const isBusy = phase.name === 'processing' || phase.name === 'success';
  const Fields = provider === 'stripe' ? StripeFields : SandboxFields;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {phase.name === 'unreachable' ? (
          <ErrorState text={t('unreachable')} onRetry={() => setPhase({ name: 'idle' })} />
        ) : (
          <Suspense fallback={<Skeleton height={120} />}>
            <Fields publishableKey={publishableKey} isBusy={isBusy} onClient={setClient} onFailure={fail} />
          </Suspense>
        )}
        {phase.name === 'error' && (
          <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
            {phase.text}
          </Alert>
        )}
        {phase.name === 'success' && props.successText !== undefined && (
          <Alert color="gray" role="status" icon={<CircleCheck size={18} aria-hidden />}>
            {props.successText}
          </Alert>
        )}
        <Group justify="space-between" style={{ flexWrap: 'wrap-reverse' }}>
          {props.children}
          <Button type="submit" disabled={client === null || isBusy}>
            {phase.name === 'processing' ? t('processing') : props.submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** One attempt at a time; what came of it is the phase. */
function usePaying(props: PaymentFormProps, client: CardClient | null) {
  const { t } = useTranslation('payments');
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const isSending = useRef(false);
  const pay = async (): Promise<Phase> => {
    if (client === null) return { name: 'idle' };
    try {
      const secret = await props.begin();
      const outcome = secret === null ? { status: 'succeeded' } : await client.confirm(secret, props.purpose);
      if ('error' in outcome) return { name: 'error', text: outcome.error || t('failed') };
      const trouble = await props.onConfirmed(outcome.status);
      return trouble === null ? { name: 'success' } : { name: 'error', text: trouble };
    } catch (error) {
      return { name: 'error', text: props.notifyFailure(error) };
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || client === null) return;
    isSending.current = true;
    setPhase({ name: 'processing' });
    const submitted = pay()
      .then(setPhase)
      .finally(() => {
        isSending.current = false;
      });
    holdDocument(submitted);
  };
  return { phase, setPhase, submit };
}

const cards = {
  '4242 4242 4242 4242': 'pays',
  '4000 0025 0000 3155': 'asks',
  '4000 0000 0000 0002': 'declined',
  '4000 0000 0000 9995': 'empty',
} as const;

/** Shown in test mode, with the test cards. */
function TestBanner() {
  const { t } = useTranslation('payments');
  return (
    <Alert
      color="yellow"
      bg="var(--waiting-soft)"
      title={t('test.title')}
      icon={<FlaskConical size={18} aria-hidden />}
    >
      <Text size="sm">{t('test.text')}</Text>
      <dl className={classes.cards}>
        {Object.entries(cards).map(([number, what]) => (
          <div key={number} style={{ display: 'contents' }}>
            <dt>{number}</dt>
            <dd>{t(`test.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

export const paymentQueries = {
  config: () =>
    queryOptions({
      queryKey: ['payments', 'config'],
      queryFn: ({ signal }) => call(payments.getConfig, { signal }),
      staleTime: Infinity,
    }),
};
