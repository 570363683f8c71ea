import { explanations, lateChanges, schedule } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { getArchive, listArchives } from './archives.ts';
import { clearSchedule, priceClearing } from './clear-schedule.ts';
import { getSchedule } from './get-schedule.ts';
import { getSummary, listReasons, listViolations } from './get-summary.ts';

export const routes: Route[] = [
  route(schedule.getSchedule, getSchedule),
  inTransaction(lateChanges.priceClearing, priceClearing),
  inTransaction(schedule.clearSchedule, clearSchedule),
  inTransaction(schedule.listArchives, listArchives),
  route(schedule.getArchive, getArchive),
  route(schedule.getSummary, getSummary),
  route(explanations.listReasons, listReasons),
  route(explanations.listViolations, listViolations),
];
