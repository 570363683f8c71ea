import { schedule } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { createShift, deleteShift, updateShift } from './edit-shift.ts';
import { judgeShift } from './judge-shift.ts';

export const routes: Route[] = [
  route(schedule.createShift, createShift),
  route(schedule.updateShift, updateShift),
  route(schedule.deleteShift, deleteShift),
  route(schedule.judgeShift, judgeShift),
];
