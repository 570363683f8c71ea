import { schedule } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { changeShifts, createShift, deleteShift, updateShift } from './edit-shift.ts';
import { judgeShift } from './judge-shift.ts';

export const routes: Route[] = [
  inTransaction(schedule.createShift, createShift),
  inTransaction(schedule.updateShift, updateShift),
  inTransaction(schedule.deleteShift, deleteShift),
  inTransaction(schedule.changeShifts, changeShifts),
  route(schedule.judgeShift, judgeShift),
];
