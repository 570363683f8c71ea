import { timesheets } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { approveTimesheets } from './approve-timesheets.ts';
import { exportTimesheets } from './export/export-timesheets.ts';
import { createTimesheet, updateTimesheet } from './edit-timesheet.ts';
import { listTimesheets, listOpenTimesheets } from './open-timesheets.ts';
import { getTimesheetLock, lockTimesheets, unlockTimesheets } from './lock-timesheets.ts';
import { getTimesheetHistory } from './timesheet-history.ts';

export const routes: Route[] = [
  route(timesheets.listTimesheets, listTimesheets),
  inTransaction(timesheets.createTimesheet, createTimesheet),
  inTransaction(timesheets.updateTimesheet, updateTimesheet),
  inTransaction(timesheets.getTimesheetHistory, getTimesheetHistory),
  inTransaction(timesheets.approveTimesheets, approveTimesheets),
  route(timesheets.exportTimesheets, exportTimesheets),
  route(timesheets.listOpenTimesheets, listOpenTimesheets),
  inTransaction(timesheets.getTimesheetLock, getTimesheetLock),
  inTransaction(timesheets.lockTimesheets, lockTimesheets),
  inTransaction(timesheets.unlockTimesheets, unlockTimesheets),
];
