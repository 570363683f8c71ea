import { overtimeLeave } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { askOvertimeLeave } from './ask-overtime-leave.ts';
import { decideOvertimeLeave } from './decide-overtime-leave.ts';
import { getOvertimeLeaveOffer } from './get-overtime-leave-offer.ts';
import { listOvertimeLeave } from './overtime-leave-query.ts';
import { withdrawOvertimeLeave } from './withdraw-overtime-leave.ts';

export const routes: Route[] = [
  inTransaction(overtimeLeave.listOvertimeLeave, listOvertimeLeave),
  inTransaction(overtimeLeave.getOvertimeLeaveOffer, getOvertimeLeaveOffer),
  inTransaction(overtimeLeave.askOvertimeLeave, askOvertimeLeave),
  inTransaction(overtimeLeave.decideOvertimeLeave, decideOvertimeLeave),
  inTransaction(overtimeLeave.withdrawOvertimeLeave, withdrawOvertimeLeave),
];
