import { claims, swaps } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { claimMachine } from './claim-machine.ts';
import { createClaim, createSwap } from './create-request.ts';
import {
  listClaims,
  listOpenShifts,
  listOwnClaims,
  listIncomingSwaps,
  listOutgoingSwaps,
  listSwaps,
  listTakers,
} from './list-claims.ts';
import { judgeExchange } from './judge-exchange.ts';
import { listReturns } from './list-returns.ts';
import { perform } from './perform.ts';
import { swapMachine } from './swap-machine.ts';

export const routes: Route[] = [
  inTransaction(swaps.createSwap, createSwap),
  inTransaction(swaps.listTakers, listTakers),
  route(swaps.listReturns, listReturns),
  inTransaction(swaps.listIncomingSwaps, listIncomingSwaps),
  inTransaction(swaps.listOutgoingSwaps, listOutgoingSwaps),
  inTransaction(swaps.listSwaps, listSwaps),
  route(swaps.acceptSwap, (call) => perform(call, swapMachine, 'accept', call.params)),
  route(swaps.declineSwap, (call) => perform(call, swapMachine, 'decline', call.params)),
  route(swaps.cancelSwap, (call) => perform(call, swapMachine, 'cancel', call.params)),
  route(swaps.judgeExchange, judgeExchange),
  route(swaps.approveSwap, (call) => perform(call, swapMachine, 'approve', call.params)),
  route(swaps.rejectSwap, (call) => perform(call, swapMachine, 'reject', { ...call.params, ...call.body })),
  inTransaction(claims.listOpenShifts, listOpenShifts),
  inTransaction(claims.createClaim, createClaim),
  inTransaction(claims.listOwnClaims, listOwnClaims),
  inTransaction(claims.listClaims, listClaims),
  route(claims.cancelClaim, (call) => perform(call, claimMachine, 'cancel', call.params)),
  route(claims.approveClaim, (call) => perform(call, claimMachine, 'approve', call.params)),
  route(claims.rejectClaim, (call) => perform(call, claimMachine, 'reject', { ...call.params, ...call.body })),
];
