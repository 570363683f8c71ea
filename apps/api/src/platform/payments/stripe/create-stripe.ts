import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import Stripe from 'stripe';
import { lookupBy, resolveByDns, type Resolve } from '../../ground/outgoing.ts';
import { ProblemError } from '../../ground/problem-error.ts';
import { within } from '../../ground/within.ts';
import type { StripeSettings } from '../../settings/payment-settings.ts';
import { AttemptSpent, type Order, type Provider, type ProviderInvoice, type Started } from '../provider.ts';
import { readEvent } from '../read-event.ts';
import {
  idOf,
  StripeCustomer,
  StripeInvoices,
  StripePayment,
  StripePrice,
  StripeSetup,
  StripeStarted,
  StripeSubscription,
} from './replies.ts';
import { instant, paymentToRemote, subscriptionToRemote } from './to-remote.ts';

/** Milliseconds without a byte, also while its name is looked up and while it is connected to. */
const SILENT_MS = 4_000;
/**
 * A provider that says nothing is not asked again in the same call: the caller waits. The SDK makes a connection that
 * was closed meanwhile anew all the same.
 */
const ATTEMPT = { timeout: SILENT_MS, maxNetworkRetries: 0 };

/**
 * Cards by Stripe, through its own SDK and the API version that it pins.
 * @param resolve how the name of its server is found; a test server's is the system's affair
 */
export function createStripe(settings: StripeSettings, now: () => number, resolve: Resolve = resolveByDns()): Provider {
  const server = serverOf(settings.apiBase);
  const kept = { keepAlive: true, timeout: SILENT_MS };
  const agent =
    server.protocol === 'http'
      ? new PlainAgent(kept)
      : new Agent({ ...kept, ...(settings.apiBase === null && { lookup: lookupBy(resolve) }) });
  const httpClient = Stripe.createNodeHttpClient(agent);
  const stripe = new Stripe(settings.secretKey, { ...ATTEMPT, ...server, httpClient, telemetry: false });
  const isTest = settings.publishableKey.startsWith('pk_test_');
  const { webhookSecret: secret, priceId } = settings;
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    isTest,
    start: (kind, order) =>
      asking(kind === 'one_off' ? startPayment(stripe, order) : startSubscription(stripe, order, priceId)),
    look: (kind, id) => asking(kind === 'one_off' ? fetchPayment(stripe, id) : fetchSubscription(stripe, id)),
    setEnding: async (id, isEnding) => {
      await asking(stripe.subscriptions.update(id, { cancel_at_period_end: isEnding }));
    },
    endNow: (id) => asking(endNow(stripe, id)),
    refund: (kind, id) => asking(kind === 'one_off' ? giveBack(stripe, { payment_intent: id }) : refund(stripe, id)),
    listInvoices: (id) => asking(listStripeInvoices(stripe, id)),
    startCardChange: (id) => asking(startCardChange(stripe, id)),
    finishCardChange: (id, setupId) => asking(finishCardChange(stripe, id, setupId)),
    readEvent: (raw, signature) => readEvent(raw, signature, { secret, isTest, now: now() }),
    confirm: null,
  };
}

/** A test server in place of the provider. */
function serverOf(apiBase: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

const fetchPayment = async (stripe: Stripe, id: string) =>
  paymentToRemote(StripePayment.parse(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })));

async function fetchSubscription(stripe: Stripe, id: string) {
  const expand = ['latest_invoice.payments.data.payment.payment_intent', 'default_payment_method'];
  return subscriptionToRemote(StripeSubscription.parse(await stripe.subscriptions.retrieve(id, { expand })));
}

async function endNow(stripe: Stripe, id: string): Promise<void> {
  const { status } = StripeSubscription.parse(await stripe.subscriptions.retrieve(id));
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
}

/** All payments: each by its own way; what was paid outside of Stripe, or by a way of a later version, is left. */
async function refund(stripe: Stripe, subscription: string): Promise<'given_back' | 'by_hand'> {
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'], limit: 100 });
  let result: 'given_back' | 'by_hand' = 'given_back';
  for (const { payment } of StripeInvoices.parse(data).flatMap(({ payments }) => payments?.data ?? [])) {
    const { type, payment_intent, charge } = payment;
    if (type === 'payment_intent' && payment_intent) await giveBack(stripe, { payment_intent: idOf(payment_intent) });
    else if (type === 'charge' && charge) await giveBack(stripe, { charge: idOf(charge) });
    else result = 'by_hand';
  }
  return result;
}

/** In full, so the provider itself prevents a second one. */
async function giveBack(stripe: Stripe, what: { payment_intent: string } | { charge: string }): Promise<'given_back'> {
  await stripe.refunds.create(what).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error;
  });
  return 'given_back';
}

async function startCardChange(stripe: Stripe, subscription_id: string) {
  const { customer } = StripeSubscription.parse(await stripe.subscriptions.retrieve(subscription_id));
  const setup = await stripe.setupIntents.create({
    customer: idOf(customer),
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
    metadata: { subscription_id },
  });
  return started(setup);
}

async function finishCardChange(stripe: Stripe, subscriptionId: string, setupId: string): Promise<boolean> {
  const found = await stripe.setupIntents.retrieve(setupId).catch((error: unknown) => {
    if (isRefused(error)) return null;
    throw error;
  });
  const setup = found && StripeSetup.parse(found);
  const method = setup?.payment_method;
  if (setup?.status !== 'succeeded' || setup.metadata?.['subscription_id'] !== subscriptionId || !method) return false;
  const changed = await stripe.subscriptions.update(subscriptionId, {
    default_payment_method: idOf(method),
    expand: ['latest_invoice'],
  });
  const { status, latest_invoice: invoice } = StripeSubscription.parse(changed);
  // Retried by nobody any more: it goes on once its latest invoice is paid.
  if (status === 'unpaid' && typeof invoice === 'object' && invoice?.status === 'open')
    await stripe.invoices.pay(invoice.id);
  // Collection was stopped at the provider's own pages.
  if (status === 'paused') await stripe.subscriptions.resume(subscriptionId);
  return true;
}

/** A subscription's invoices, latest first; drafts are left out. */
async function listStripeInvoices(stripe: Stripe, subscription: string): Promise<ProviderInvoice[]> {
  const { data } = await stripe.invoices.list({ subscription, limit: 100 });
  return StripeInvoices.parse(data).flatMap((invoice): ProviderInvoice[] => {
    const { id, status, lines } = invoice;
    if (status === 'draft') return [];
    // The paid period is in the line; the invoice's own is the one before.
    const period = lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
    return [
      {
        id,
        number: invoice.number ?? id,
        // A declined renewal is paid days after it was made.
        created_at: instant(invoice.status_transitions.paid_at ?? invoice.created),
        period_start: instant(period.start),
        period_end: instant(period.end),
        amount_cents: invoice.total,
        currency: invoice.currency,
        status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
      },
    ];
  });
}

/** Of a provider that answers, slowly, several calls in a row: less than the 15 seconds that the browser allows. */
const LONGEST_MS = 10_000;

/**
 * Calls the provider with a time limit. Its card errors are passed on; any other error is logged with the response.
 * @throws `card_declined`, `payment_unavailable`, as `AttemptSpent` when the answer is kept with its key
 */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await within(LONGEST_MS, work);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const problem = problemOf(error);
    problem.cause = error;
    throw problem;
  }
}

function problemOf(error: unknown): ProblemError {
  const { StripeAPIError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
  if (error instanceof StripeCardError) return new ProblemError('card_declined');
  const isError = error instanceof StripeAPIError || error instanceof StripeIdempotencyError;
  // 409: the same key is in use at this moment, and its response is still to come.
  const isKept = isError && error.statusCode !== 409;
  return new (isKept ? AttemptSpent : ProblemError)('payment_unavailable', { retryAfterSeconds: 5 });
}

/** An id that the provider does not know, or to which this no longer applies. */
const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Ours, made from the purchase's id: the SDK's own keys are lost with the process. */
const keyOf = ({ purchaseId, attempt }: Order, what: string) => ({
  idempotencyKey: `purchase:${purchaseId}:${what}:v${attempt}`,
});

/** One payment by card. */
async function startPayment(stripe: Stripe, order: Order): Promise<Started> {
  const { purchaseId, email, amountCents: amount, currency } = order;
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency,
      receipt_email: email,
      allowed_payment_method_types: ['card'],
      metadata: { purchase_id: purchaseId },
    },
    keyOf(order, 'pi'),
  );
  return started(intent);
}

/**
 * A subscription whose first payment is open until the browser confirms it.
 * @throws when the price at the provider is not ours: what is charged is what the product says
 */
async function startSubscription(stripe: Stripe, order: Order, priceId: string): Promise<Started> {
  const { purchaseId, email, amountCents, currency } = order;
  const metadata = { purchase_id: purchaseId };
  const price = StripePrice.parse(await stripe.prices.retrieve(priceId));
  if (price.unit_amount !== amountCents || price.currency !== currency || price.recurring?.interval !== 'month')
    throw new Error(`STRIPE_PRICE_ID is not a price of ${amountCents} ${currency} per month`);
  const customer = StripeCustomer.parse(await stripe.customers.create({ email, metadata }, keyOf(order, 'customer')));
  const made = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      metadata,
      expand: ['latest_invoice.confirmation_secret'],
    },
    keyOf(order, 'sub'),
  );
  const { id, latest_invoice: invoice } = StripeSubscription.parse(made);
  return started({ id, client_secret: typeof invoice === 'object' && invoice?.confirmation_secret?.client_secret });
}

/** @throws when the provider sent no secret, which its documentation excludes */
function started(sent: { id: unknown; client_secret: unknown }): Started {
  const { id, client_secret } = StripeStarted.parse(sent);
  return { id, clientSecret: client_secret };
}
