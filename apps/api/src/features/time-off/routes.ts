import { timeOff } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { cancelTimeOff } from './cancel-time-off.ts';
import { createTimeOff } from './create-time-off.ts';
import { endIllness } from './end-illness.ts';
import { getBalance } from './get-balance.ts';
import { getConsequence } from './get-consequence.ts';
import { listPendingTimeOff } from './list-pending-time-off.ts';
import { listTimeOff } from './list-time-off.ts';
import { updateTimeOff } from './update-time-off.ts';

export const routes: Route[] = [
  route(timeOff.listTimeOff, listTimeOff),
  route(timeOff.listPendingTimeOff, listPendingTimeOff),
  route(timeOff.createTimeOff, createTimeOff),
  route(timeOff.updateTimeOff, updateTimeOff),
  route(timeOff.cancelTimeOff, cancelTimeOff),
  route(timeOff.endIllness, endIllness),
  route(timeOff.getConsequence, getConsequence),
  route(timeOff.getBalance, getBalance),
];
