import { absences, timeOff } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createAbsences, deleteAbsence, listAbsences, updateAbsence } from './absences.ts';
import { cancelTimeOff } from './cancel-time-off.ts';
import { changeAbsence } from './change-absence.ts';
import { createTimeOff } from './create-time-off.ts';
import { endIllness } from './end-illness.ts';
import { getBalance } from './get-balance.ts';
import { getOwnConsequence } from './get-own-consequence.ts';
import { getConsequence } from './get-consequence.ts';
import { listLeaveRoom } from './list-leave-room.ts';
import { listYear } from './list-year.ts';
import { listPendingTimeOff, listTimeOff } from './time-off-query.ts';
import { updateTimeOff } from './update-time-off.ts';

export const routes: Route[] = [
  inTransaction(timeOff.listTimeOff, listTimeOff),
  inTransaction(timeOff.listPendingTimeOff, listPendingTimeOff),
  inTransaction(timeOff.createTimeOff, createTimeOff),
  route(timeOff.updateTimeOff, updateTimeOff),
  inTransaction(timeOff.cancelTimeOff, cancelTimeOff),
  inTransaction(timeOff.changeAbsence, changeAbsence),
  inTransaction(timeOff.endIllness, endIllness),
  inTransaction(timeOff.getConsequence, getConsequence),
  inTransaction(timeOff.getBalance, getBalance),
  inTransaction(timeOff.getOwnConsequence, getOwnConsequence),
  inTransaction(timeOff.listYear, listYear),
  route(timeOff.listLeaveRoom, listLeaveRoom),
  inTransaction(absences.listAbsences, listAbsences),
  inTransaction(absences.createAbsences, createAbsences),
  inTransaction(absences.updateAbsence, updateAbsence),
  inTransaction(absences.deleteAbsence, deleteAbsence),
];
