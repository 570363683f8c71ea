import { workingTimeSheet } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { answerSheet } from './answer-sheet.ts';
import { confirmSheet } from './confirm-sheet.ts';
import { exportSheet } from './export-sheet.ts';
import { getSheet } from './get-sheet.ts';
import { markDay } from './mark-day.ts';
import { getSigns, updateSigns } from './sheet-signs.ts';

export const routes: Route[] = [
  route(workingTimeSheet.getWorkingTimeSheet, getSheet),
  route(workingTimeSheet.exportWorkingTimeSheet, exportSheet),
  route(workingTimeSheet.confirmWorkingTimeSheet, confirmSheet),
  route(workingTimeSheet.answerWorkingTimeSheet, answerSheet),
  route(workingTimeSheet.markWorkingTimeSheet, markDay),
  route(workingTimeSheet.getSheetSigns, getSigns),
  route(workingTimeSheet.updateSheetSigns, updateSigns),
];
