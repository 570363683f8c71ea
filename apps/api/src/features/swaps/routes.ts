import { swaps } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { acceptSwap } from './accept-swap.ts';
import { approveSwap } from './approve-swap.ts';
import { cancelSwap } from './cancel-swap.ts';
import { createSwap } from './create-swap.ts';
import { declineSwap } from './decline-swap.ts';
import { listIncomingSwaps } from './list-incoming-swaps.ts';
import { listOutgoingSwaps } from './list-outgoing-swaps.ts';
import { listSwaps } from './list-swaps.ts';
import { listTakers } from './list-takers.ts';
import { rejectSwap } from './reject-swap.ts';

export const routes: Route[] = [
  route(swaps.createSwap, createSwap),
  route(swaps.listTakers, listTakers),
  route(swaps.listIncomingSwaps, listIncomingSwaps),
  route(swaps.listOutgoingSwaps, listOutgoingSwaps),
  route(swaps.acceptSwap, acceptSwap),
  route(swaps.declineSwap, declineSwap),
  route(swaps.cancelSwap, cancelSwap),
  route(swaps.listSwaps, listSwaps),
  route(swaps.approveSwap, approveSwap),
  route(swaps.rejectSwap, rejectSwap),
];
