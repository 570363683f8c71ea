import { leaveTypes } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { correctLeaveBalance, listLeaveBalances, listLeaveCorrections } from './balances.ts';
import { readLeaveTypes } from './leave-rules.ts';
import { createLeaveType, deleteLeaveType, updateLeaveType } from './write-leave-types.ts';

export const routes: Route[] = [
  inTransaction(leaveTypes.listLeaveTypes, ({ tx, language }) => readLeaveTypes(tx, language)),
  inTransaction(leaveTypes.createLeaveType, createLeaveType),
  inTransaction(leaveTypes.updateLeaveType, updateLeaveType),
  inTransaction(leaveTypes.deleteLeaveType, deleteLeaveType),
  inTransaction(leaveTypes.listLeaveBalances, listLeaveBalances),
  inTransaction(leaveTypes.listLeaveCorrections, listLeaveCorrections),
  inTransaction(leaveTypes.correctLeaveBalance, correctLeaveBalance),
];
