import { Skeleton, Text } from '@mantine/core';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/format/use-language.ts';
import type { CardClient, CardFieldsProps } from './card-client.ts';
import { rememberScript } from './card-document.ts';
import classes from './card.module.css';

/** The timeout for the provider's script. Milliseconds. */
const PATIENCE_MS = 10_000;

/** The provider's own card field; its script is loaded from the provider only, and only on pages with a card form. */
export function StripeFields({ publishableKey, onClient, onFailure }: CardFieldsProps) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  useEffect(() => {
    let card: StripeCardElement | undefined;
    let isGone = false;
    const begin = async () => {
      rememberScript();
      const stripe = await loadStripe(publishableKey);
      if (isGone || place.current === null) return;
      const colors = getComputedStyle(document.documentElement);
      const color = colors.getPropertyValue('--mantine-color-text');
      const style = { base: { color, fontSize: '16px', '::placeholder': { color: '#8a8378' } } };
      card = stripe.elements({ locale: language }).create('card', { hidePostalCode: true, style });
      card.on('change', ({ error }) => setWrong(error?.message ?? null));
      card.on('ready', () => setReady(true));
      card.mount(place.current);
      onClient(clientOf(stripe, card));
    };
    begin().catch(() => {
      if (!isGone) onFailure();
    });
    return () => {
      isGone = true;
      onClient(null);
      card?.destroy();
    };
  }, [language, onClient, onFailure, publishableKey]);

  return (
    <div>
      {!isReady && <Skeleton height={44} />}
      <div ref={place} className={classes.field} data-ready={isReady || undefined} />
      {wrong !== null && (
        <Text size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
          {wrong}
        </Text>
      )}
    </div>
  );
}

/** @throws when the script can't be loaded, or not in time */
async function loadStripe(publishableKey: string): Promise<Stripe> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  const stripe = await Promise.race([load(publishableKey), late]);
  if (stripe === null) throw new Error('The card provider does not answer');
  return stripe;
}

function clientOf(stripe: Stripe, card: StripeCardElement): CardClient {
  return {
    confirm: async (clientSecret, purpose) => {
      if (purpose === 'card') {
        const { error, setupIntent } = await stripe.confirmCardSetup(clientSecret, { payment_method: { card } });
        return error ? { error: error.message ?? '' } : { status: setupIntent.status };
      }
      // Without a redirect where possible; if the bank requires one, it returns to the manager's area.
      const back = { payment_method: { card }, return_url: `${window.location.origin}/manager` };
      const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, back);
      if (!error) return { status: paymentIntent.status };
      // Paid before: the response was lost, or another tab was faster.
      const isPaid = error.payment_intent?.status === 'succeeded';
      return isPaid ? { status: 'succeeded' } : { error: error.message ?? '' };
    },
  };
}
