// The working time sheet for the accountant and the inspector.

import { workingTimeSheet } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { answerSheet, confirmSheet } from './confirm-sheet.ts';
import { exportSheet, getSheet } from './export-sheet.ts';
import { markDay } from './mark-day.ts';
import { getSigns, updateSigns } from './sheet-signs.ts';

export const routes: Route[] = [
  route(workingTimeSheet.getWorkingTimeSheet, getSheet),
  route(workingTimeSheet.exportWorkingTimeSheet, exportSheet),
  inTransaction(workingTimeSheet.confirmWorkingTimeSheet, confirmSheet),
  inTransaction(workingTimeSheet.answerWorkingTimeSheet, answerSheet),
  inTransaction(workingTimeSheet.markWorkingTimeSheet, markDay),
  inTransaction(workingTimeSheet.getSheetSigns, getSigns),
  inTransaction(workingTimeSheet.updateSheetSigns, updateSigns),
];
