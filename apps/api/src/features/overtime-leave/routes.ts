import { overtimeLeave } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { askOvertimeLeave } from './ask-overtime-leave.ts';
import { decideOvertimeLeave } from './decide-overtime-leave.ts';
import { getOvertimeLeaveOffer } from './get-overtime-leave-offer.ts';
import { listOvertimeLeave } from './list-overtime-leave.ts';
import { withdrawOvertimeLeave } from './withdraw-overtime-leave.ts';

export const routes: Route[] = [
  route(overtimeLeave.listOvertimeLeave, listOvertimeLeave),
  route(overtimeLeave.getOvertimeLeaveOffer, getOvertimeLeaveOffer),
  route(overtimeLeave.askOvertimeLeave, askOvertimeLeave),
  route(overtimeLeave.decideOvertimeLeave, decideOvertimeLeave),
  route(overtimeLeave.withdrawOvertimeLeave, withdrawOvertimeLeave),
];
