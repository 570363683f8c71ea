import { rings } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { agreeToRing, declineRing, withdrawRing } from './answer-ring.ts';
import { findRings } from './find-rings.ts';
import { listOwnRings, listRings } from './list-rings.ts';
import { offerRing } from './offer-ring.ts';

export const routes: Route[] = [
  route(rings.findRings, findRings),
  inTransaction(rings.offerRing, offerRing),
  inTransaction(rings.listRings, listRings),
  inTransaction(rings.withdrawRing, withdrawRing),
  inTransaction(rings.listOwnRings, listOwnRings),
  inTransaction(rings.agreeToRing, agreeToRing),
  inTransaction(rings.declineRing, declineRing),
];
