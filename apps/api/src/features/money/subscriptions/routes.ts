// Subscriptions as their owner sees them: renewing, ending, another card.

import { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { route, signedIn, type Route } from '../../../platform/http/route.ts';
import { syncPurchase } from '../purchases/index.ts';
import {
  cancelSubscription,
  liveSubscription,
  showSubscription,
  downloadInvoice,
  listInvoices,
} from './download-invoice.ts';
import { downloadPayment, ownPayments, presentPayment, refundPayment } from './one-off/own-payments.ts';
import { presentSubscriptions } from './present-subscription.ts';

export const routes: Route[] = [
  route(subscriptions.listSubscriptions, (call) =>
    presentSubscriptions(call.deps.database, signedIn(call).accountId, call.deps.now()),
  ),
  route(subscriptions.listOneOffPayments, async (call) =>
    (await ownPayments(call)).map((payment) => presentPayment(payment, call.deps.now())),
  ),
  route(subscriptions.refundOneOffPayment, refundPayment),
  route(subscriptions.downloadOneOffInvoice, downloadPayment),
  route(subscriptions.cancelSubscription, cancelSubscription),
  route(subscriptions.resumeSubscription, async (call) => {
    const { id, provider_id, paid_at } = await liveSubscription(call);
    if (paid_at !== null) await call.deps.payments.setEnding(provider_id, false);
    await syncPurchase(call.deps, id);
    return showSubscription(call);
  }),
  route(subscriptions.listInvoices, listInvoices),
  route(subscriptions.downloadInvoice, downloadInvoice),
  route(subscriptions.beginCardChange, async (call) => {
    const { provider_id } = await liveSubscription(call);
    const started = await call.deps.payments.startCardChange(provider_id);
    return { client_secret: started.clientSecret, setup_intent_id: started.id };
  }),
  route(subscriptions.finishCardChange, async (call) => {
    const { id, provider_id } = await liveSubscription(call);
    const isChanged = await call.deps.payments.finishCardChange(provider_id, call.body.setup_intent_id);
    if (!isChanged) throw new ProblemError('payment_incomplete');
    await syncPurchase(call.deps, id);
    return showSubscription(call);
  }),
];
