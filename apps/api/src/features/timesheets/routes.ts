import { timesheets } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { approveTimesheets } from './approve-timesheets.ts';
import { exportTimesheets } from './export/export-timesheets.ts';
import { createTimesheet } from './create-timesheet.ts';
import { listTimesheets } from './list-timesheets.ts';
import { getTimesheetLock, lockTimesheets, unlockTimesheets } from './lock-timesheets.ts';
import { listOpenTimesheets } from './open-timesheets.ts';
import { getTimesheetHistory } from './timesheet-history.ts';
import { updateTimesheet } from './update-timesheet.ts';

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
