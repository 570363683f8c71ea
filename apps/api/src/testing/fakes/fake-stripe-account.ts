import type Stripe from 'stripe';
import { periodFrom } from '../../platform/payments/sandbox/sandbox-rows.ts';
import { renewFake } from './fake-stripe-renewal.ts';
import {
  Refused,
  type FakeAccount,
  type Intent,
  type Invoice,
  type Setup,
  type Subscription,
} from './fake-stripe-shapes.ts';

const PRICE = {
  id: 'price_month',
  object: 'price',
  unit_amount: 2900,
  currency: 'eur',
  recurring: { interval: 'month' },
};
const CARD = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };

/** The state of one account at the fake Stripe: customers, payments, subscriptions, invoices, refunds, events. */
export function createFakeAccount(now: () => number): FakeAccount {
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Setup>();
  const subscriptions = new Map<string, Subscription>();
  /** Of a subscription, latest first. */
  const invoices = new Map<string, Invoice[]>();
  const charged: string[] = [];
  const refundedCharges: string[] = [];
  let events: string[] = [];
  let counter = 0;
  const next = (prefix: string) => `${prefix}_fake${(counter += 1)}`;
  const seconds = () => Math.floor(now() / 1000);

  const tell = (type: string, object: object) =>
    events.push(
      JSON.stringify({ id: next('evt'), object: 'event', type, created: seconds(), livemode: false, data: { object } }),
    );

  const found = <T>(item: T | undefined): T => {
    if (item === undefined) throw new Refused(404, 'resource_missing');
    return item;
  };

  const addIntent = (amount: number, metadata: Stripe.Metadata, subscription: string | null): Intent => {
    const id = next('pi');
    const client_secret = `${id}_secret_x`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret,
      amount,
      currency: 'eur',
      status: 'requires_payment_method',
      created: seconds(),
      metadata,
      latest_charge: null,
      subscription,
    };
    intents.set(id, intent);
    return intent;
  };

  const addInvoice = (
    subscription: string,
    intent: Intent,
    period: { start: number; end: number },
    billing_reason: 'subscription_create' | 'subscription_cycle',
  ): Invoice => {
    const invoice: Invoice = {
      id: next('in'),
      object: 'invoice',
      number: next('F'),
      created: period.start,
      total: PRICE.unit_amount,
      currency: 'eur',
      status: 'open',
      status_transitions: { paid_at: null },
      billing_reason,
      period_start: period.start,
      period_end: period.start,
      lines: { data: [{ period }] },
      confirmation_secret: { client_secret: intent.client_secret ?? '', type: 'payment_intent' },
      payments: { data: [{ payment: { type: 'payment_intent', payment_intent: intent } }] },
    };
    invoices.set(subscription, [invoice, ...(invoices.get(subscription) ?? [])]);
    return invoice;
  };

  /** A subscription, brought up to date. */
  const present = (id: string): Subscription => {
    const subscription = found(subscriptions.get(id));
    const isChanged = renewFake(subscription, seconds(), (period, isPaid) => {
      const intent = addIntent(PRICE.unit_amount, {}, id);
      const invoice = addInvoice(id, intent, period, 'subscription_cycle');
      if (!isPaid) return invoice;
      intent.status = 'succeeded';
      intent.latest_charge = { id: next('ch'), created: period.start, refunded: false };
      charged.push(subscription.metadata['purchase_id'] ?? '');
      invoice.status = 'paid';
      invoice.status_transitions = { paid_at: period.start };
      return invoice;
    });
    if (isChanged) tell('customer.subscription.updated', subscription);
    return subscription;
  };

  const addSubscription = (form: URLSearchParams): Subscription => {
    if (form.get('payment_behavior') !== 'default_incomplete') throw new Refused(400, 'parameter_missing');
    const id = next('sub');
    const metadata = { purchase_id: form.get('metadata[purchase_id]') ?? '' };
    const intent = addIntent(PRICE.unit_amount, {}, id);
    const { start, end } = periodFrom(new Date(seconds() * 1000).toISOString());
    const period = { start: Date.parse(start) / 1000, end: Date.parse(end) / 1000 };
    const invoice = addInvoice(id, intent, period, 'subscription_create');
    const item = { price: PRICE, current_period_start: period.start, current_period_end: period.end };
    const subscription: Subscription = {
      id,
      object: 'subscription',
      status: 'incomplete',
      currency: 'eur',
      start_date: seconds(),
      cancel_at: null,
      cancel_at_period_end: false,
      metadata,
      customer: form.get('customer') ?? '',
      items: { data: [item] },
      latest_invoice: invoice,
      default_payment_method: null,
    };
    subscriptions.set(id, subscription);
    tell('customer.subscription.created', subscription);
    return subscription;
  };

  const succeed = (intent: Intent, last4: string) => {
    intent.status = 'succeeded';
    intent.latest_charge = { id: next('ch'), created: seconds(), refunded: false };
    const subscription = intent.subscription === null ? null : found(subscriptions.get(intent.subscription));
    charged.push((subscription ?? intent).metadata['purchase_id'] ?? '');
    tell('payment_intent.succeeded', intent);
    tell('charge.succeeded', { id: intent.latest_charge.id, object: 'charge', payment_intent: intent.id });
    if (!subscription) return;
    subscription.status = 'active';
    subscription.default_payment_method = { id: next('pm'), object: 'payment_method', card: { ...CARD, last4 } };
    subscription.latest_invoice.status = 'paid';
    subscription.latest_invoice.status_transitions = { paid_at: seconds() };
    const parent = { subscription_details: { subscription: subscription.id } };
    tell('invoice.paid', { ...subscription.latest_invoice, parent });
    tell('customer.subscription.updated', subscription);
  };

  const refund = (form: URLSearchParams) => {
    const charge = form.get('charge');
    if (charge !== null) {
      refundedCharges.push(charge);
      return { id: next('re'), object: 'refund', status: 'succeeded' };
    }
    const intent = found(intents.get(form.get('payment_intent') ?? ''));
    if (!intent.latest_charge) throw new Refused(400, 'charge_not_refundable');
    if (intent.latest_charge.refunded) throw new Refused(400, 'charge_already_refunded');
    intent.latest_charge.refunded = true;
    const subscription = intent.subscription === null ? null : subscriptions.get(intent.subscription);
    charged.splice(charged.indexOf((subscription ?? intent).metadata['purchase_id'] ?? ''), 1);
    tell('charge.refunded', { id: intent.latest_charge.id, object: 'charge', payment_intent: intent.id });
    return { id: next('re'), object: 'refund', status: 'succeeded' };
  };

  const change = (subscription: Subscription, form: URLSearchParams): Subscription => {
    const ending = form.get('cancel_at_period_end');
    if (ending !== null) subscription.cancel_at_period_end = ending === 'true';
    const id = form.get('default_payment_method');
    if (id !== null)
      subscription.default_payment_method = { id, object: 'payment_method', card: { ...CARD, last4: '4444' } };
    tell('customer.subscription.updated', subscription);
    return subscription;
  };

  const resume = (subscription: Subscription): Subscription => {
    if (subscription.status !== 'paused') throw new Refused(400, 'subscription_not_paused');
    subscription.status = 'active';
    return subscription;
  };

  const end = (subscription: Subscription): Subscription => {
    if (subscription.status === 'canceled') throw new Refused(404, 'resource_missing');
    subscription.status = 'canceled';
    tell('customer.subscription.deleted', subscription);
    return subscription;
  };

  const addSetup = (form: URLSearchParams): Setup => {
    const id = next('seti');
    const metadata = { subscription_id: form.get('metadata[subscription_id]') ?? '' };
    const setup: Setup = {
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_x`,
      status: 'requires_payment_method',
      metadata,
      payment_method: null,
    };
    setups.set(id, setup);
    return setup;
  };

  return {
    answer(method, path, form) {
      const [, , collection = '', id = ''] = path.split('/');
      switch (`${method} ${collection}${id === '' ? '' : '/id'}`) {
        case 'GET prices/id':
          return PRICE;
        case 'POST customers':
          return { id: next('cus'), object: 'customer' };
        case 'POST payment_intents':
          return addIntent(Number(form.get('amount')), { purchase_id: form.get('metadata[purchase_id]') ?? '' }, null);
        case 'GET payment_intents/id':
          return found(intents.get(id));
        case 'POST subscriptions':
          return addSubscription(form);
        case 'GET subscriptions/id':
          return present(id);
        case 'POST subscriptions/id':
          return path.endsWith('/resume') ? resume(present(id)) : change(present(id), form);
        case 'DELETE subscriptions/id':
          return end(present(id));
        case 'GET invoices': {
          const { id: of } = present(form.get('subscription') ?? '');
          const data = (invoices.get(of) ?? []).filter(({ status }) => [null, status].includes(form.get('status')));
          return { object: 'list', has_more: false, url: '/v1/invoices', data };
        }
        case 'POST invoices/id': {
          const owner = [...invoices].find(([, all]) => all.some((invoice) => invoice.id === id))?.[0] ?? '';
          const { latest_invoice, default_payment_method } = found(subscriptions.get(owner));
          const last4 = default_payment_method?.card.last4 ?? CARD.last4;
          succeed(found(latest_invoice.payments.data[0]?.payment.payment_intent), last4);
          return latest_invoice;
        }
        case 'POST refunds':
          return refund(form);
        case 'POST setup_intents':
          return addSetup(form);
        case 'GET setup_intents/id':
          return found(setups.get(id));
        default:
          throw new Refused(404, 'unknown_call');
      }
    },
    confirm(clientSecret, card) {
      const id = clientSecret.split('_secret_')[0] ?? '';
      const setup = setups.get(id);
      if (setup) {
        setup.status = 'succeeded';
        setup.payment_method = next('pm');
        return 'succeeded';
      }
      const intent = found(intents.get(id));
      if (intent.status === 'succeeded') return 'succeeded';
      if (card === 'declined') {
        tell('payment_intent.payment_failed', intent);
        return 'declined';
      }
      if (card.startsWith('asks') && intent.status !== 'requires_action') {
        intent.status = 'requires_action';
        tell('payment_intent.requires_action', intent);
        return 'requires_action';
      }
      if (card === 'asks-declined') {
        intent.status = 'requires_payment_method';
        tell('payment_intent.payment_failed', intent);
        return 'declined';
      }
      succeed(intent, card === 'once' ? '0341' : CARD.last4);
      return 'succeeded';
    },
    setStatus(id, status) {
      const subscription = found(subscriptions.get(id));
      subscription.status = status;
      tell('customer.subscription.updated', subscription);
    },
    openLatestInvoice(id) {
      found(subscriptions.get(id)).latest_invoice.status = 'open';
    },
    setPaidBy(id, payment) {
      found(subscriptions.get(id)).latest_invoice.payments.data = [{ payment }];
    },
    refundedCharges: () => refundedCharges,
    takeEvents() {
      const taken = events;
      events = [];
      return taken;
    },
    charges: () => {
      const counts = new Map<string, number>();
      for (const purchase of charged) counts.set(purchase, (counts.get(purchase) ?? 0) + 1);
      return counts;
    },
  };
}
