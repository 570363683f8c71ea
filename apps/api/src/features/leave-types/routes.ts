import { leaveTypes } from '@pamaina/contract';
import { inTransaction, type Route } from '../../platform/http/route.ts';
import { correctLeaveBalance, listLeaveBalances, listLeaveCorrections } from './balances.ts';
import { readLeaveTypes } from './leave-rules.ts';
import { updateLeaveType } from './update-leave-type.ts';

export const routes: Route[] = [
  inTransaction(leaveTypes.listLeaveTypes, ({ tx }) => readLeaveTypes(tx)),
  inTransaction(leaveTypes.updateLeaveType, updateLeaveType),
  inTransaction(leaveTypes.listLeaveBalances, listLeaveBalances),
  inTransaction(leaveTypes.listLeaveCorrections, listLeaveCorrections),
  inTransaction(leaveTypes.correctLeaveBalance, correctLeaveBalance),
];
