import { purchases } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { beginPurchase } from './begin-purchase.ts';
import { wishOf } from './buyer-of.ts';
import { createPaid, createSubscribed } from './create-paid.ts';
import { renewProject } from './renew-project.ts';
import { sendPaymentCode } from './send-payment-code.ts';

export const routes: Route[] = [
  route(purchases.initiatePurchase, async (call) => {
    const started = await beginPurchase(call.deps, { kind: 'one_off', ...(await wishOf(call)) });
    return { client_secret: started.clientSecret, payment_intent_id: started.id };
  }),
  route(purchases.initiateSubscription, async (call) => {
    const started = await beginPurchase(call.deps, { kind: 'subscription', ...(await wishOf(call)) });
    return { client_secret: started.clientSecret, subscription_id: started.id };
  }),
  route(purchases.createPaid, createPaid),
  route(purchases.createSubscribed, createSubscribed),
  route(purchases.renewProject, renewProject),
  route(purchases.sendPaymentCode, sendPaymentCode),
];
