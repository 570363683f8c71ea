import { asks } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { askForRepair } from './ask-for-repair.ts';
import { createAsk } from './create-ask.ts';
import { decideAsk } from './decide-ask.ts';
import { answerLink, answerOwn, listAsks, listQuestions, readLink } from './questions.ts';

export const routes: Route[] = [
  route(asks.createAsk, createAsk),
  inTransaction(asks.listAsks, listAsks),
  route(asks.stopAsk, (call) => decideAsk(call, 'stop')),
  route(asks.approveAsk, (call) => decideAsk(call, 'approve')),
  route(asks.rejectAsk, (call) => decideAsk(call, 'reject')),
  inTransaction(asks.listQuestions, listQuestions),
  route(asks.answerQuestion, answerOwn),
  route(asks.readLink, readLink),
  route(asks.answerLink, answerLink),
  route(asks.askForRepair, askForRepair),
];
