// Cutting a shift into two halves of one place, and joining them.

import { halves } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { cutShift } from './cut-shift.ts';
import { joinHalves } from './join-halves.ts';
import { previewHalves } from './preview-halves.ts';

export const routes: Route[] = [
  route(halves.previewHalves, previewHalves),
  inTransaction(halves.cutShift, cutShift),
  inTransaction(halves.joinHalves, joinHalves),
];
