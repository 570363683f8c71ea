import { constants, payments } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { hearEvent } from '../purchases/index.ts';
import { confirmSandbox, createPaymentIntent } from './create-payment-intent.ts';

export const routes: Route[] = [
  route(payments.getConfig, ({ deps: { payments: provider } }) =>
    Promise.resolve({
      provider: provider.name,
      publishable_key: provider.publishableKey,
      test_mode: provider.isTest,
      price_cents: constants.priceCents,
      currency: constants.currency,
    }),
  ),
  route(payments.createPaymentIntent, createPaymentIntent),
  route(payments.confirmSandbox, confirmSandbox),
  route(payments.receiveWebhook, async ({ file, signature, deps }) => {
    const event = file && deps.payments.readEvent(file, signature);
    // The exact fault would only help a forger.
    if (!event) throw new ProblemError('malformed');
    await hearEvent(deps, event);
    return { received: true as const };
  }),
];
