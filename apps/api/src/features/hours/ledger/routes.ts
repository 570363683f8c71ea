// Hours against the norm over months, and how fairly shifts fell.

import { ledger } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { getCourse } from './get-course.ts';
import { getFairness } from './get-fairness.ts';
import { getLedger } from './get-ledger.ts';

export const routes: Route[] = [
  route(ledger.getLedger, getLedger),
  route(ledger.getCourse, getCourse),
  route(ledger.getFairness, getFairness),
];
