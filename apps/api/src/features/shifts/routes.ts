import { schedule } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { createShift } from './create-shift.ts';
import { deleteShift } from './delete-shift.ts';
import { judgeShift } from './judge-shift.ts';
import { updateShift } from './update-shift.ts';

export const routes: Route[] = [
  route(schedule.createShift, createShift),
  route(schedule.updateShift, updateShift),
  route(schedule.deleteShift, deleteShift),
  route(schedule.judgeShift, judgeShift),
];
