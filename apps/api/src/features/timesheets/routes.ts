import { timesheets } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
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
  route(timesheets.createTimesheet, createTimesheet),
  route(timesheets.updateTimesheet, updateTimesheet),
  route(timesheets.getTimesheetHistory, getTimesheetHistory),
  route(timesheets.approveTimesheets, approveTimesheets),
  route(timesheets.exportTimesheets, exportTimesheets),
  route(timesheets.listOpenTimesheets, listOpenTimesheets),
  route(timesheets.getTimesheetLock, getTimesheetLock),
  route(timesheets.lockTimesheets, lockTimesheets),
  route(timesheets.unlockTimesheets, unlockTimesheets),
];
