import { claims } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { approveClaim } from './approve-claim.ts';
import { cancelClaim } from './cancel-claim.ts';
import { createClaim } from './create-claim.ts';
import { listClaims } from './list-claims.ts';
import { listOpenShifts } from './list-open-shifts.ts';
import { listOwnClaims } from './list-own-claims.ts';
import { rejectClaim } from './reject-claim.ts';

export const routes: Route[] = [
  route(claims.listOpenShifts, listOpenShifts),
  route(claims.createClaim, createClaim),
  route(claims.listOwnClaims, listOwnClaims),
  route(claims.cancelClaim, cancelClaim),
  route(claims.listClaims, listClaims),
  route(claims.approveClaim, approveClaim),
  route(claims.rejectClaim, rejectClaim),
];
