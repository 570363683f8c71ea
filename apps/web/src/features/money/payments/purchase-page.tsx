import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { constants, payments } from '@pamaina/contract';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { call } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { keepIntent, openPayment } from '../../../lib/session/open-payment.ts';
import { useNavigationState } from '../../../lib/use-navigation-state.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import type { DetailsReader } from '../billing-details/index.ts';
import { PaymentForm } from './payment-form.tsx';

const DetailsWithPayment = lazyPart(async () => (await import('../billing-details/index.ts')).DetailsWithPayment);

/**
 * `/purchase`: the one-time payment for a project before there is an account. It shows success, and after 1.5 s the
 * registration follows with the payment's ID and the email.
 */
export function PurchasePage() {
  const { t } = useTranslation('payments');
  const email = emailOf(useNavigationState());
  const navigate = useNavigate();
  const details = useRef<DetailsReader>(null);
  const onReader = useCallback((reader: DetailsReader | null) => {
    details.current = reader;
  }, []);
  if (email === null) return <Navigate to="/" replace />;

  const onConfirmed = (status: string) => {
    if (status !== 'succeeded') return Promise.resolve(t('unexpectedStatus', { status }));
    const query = new URLSearchParams({ payment_intent: openPayment(email).intent ?? '', email });
    setTimeout(() => void navigate(`/register?${query.toString()}`), constants.redirectDelayMs);
    return Promise.resolve(null);
  };
  return (
    <EntryLayout width={520}>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <div>
            <Title order={1}>{t('purchase.title')}</Title>
            <Text c="dimmed">{t('purchase.text')}</Text>
          </div>
          <Text>{t('purchase.email', { email })}</Text>
          <OptionalPart>
            <DetailsWithPayment onReader={onReader} />
          </OptionalPart>
          <PaymentForm
            purpose="payment"
            submitLabel={t('purchase.submit')}
            begin={() => beginPurchase(email, details.current)}
            onConfirmed={onConfirmed}
            notifyFailure={(error) =>
              details.current?.refuse(error) ? t('details.check') : errorText(error, t('failed'))
            }
            successText={t('purchase.success')}
          />
        </Stack>
      </Paper>
      <Anchor component={Link} to="/" size="sm" mt="md" display="inline-block">
        {t('purchase.back')}
      </Anchor>
    </EntryLayout>
  );
}

/** @returns the secret to confirm; null: it is paid already */
async function beginPurchase(email: string, details: DetailsReader | null): Promise<string | null> {
  const body = {
    amount: constants.priceCents,
    currency: constants.currency,
    email,
    metadata: { type: 'project_purchase', project_count: 1 as const },
    billing_details: details?.read(),
  };
  const { key, intent } = openPayment(email);
  try {
    const reply = await call(payments.createPaymentIntent, { body, headers: { 'idempotency-key': key } });
    keepIntent(email, reply.payment_intent_id);
    return reply.client_secret;
  } catch (error) {
    // The response was lost, or another tab was faster: only the registration is left.
    if (error instanceof ApiError && error.code === 'payment_done' && intent !== null) return null;
    throw error;
  }
}

function emailOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;
}
