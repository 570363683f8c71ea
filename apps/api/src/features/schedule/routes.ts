import { schedule } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { getArchive, listArchives } from './archives.ts';
import { clearSchedule } from './clear-schedule.ts';
import { createShift } from './create-shift.ts';
import { deleteShift } from './delete-shift.ts';
import { getSchedule } from './get-schedule.ts';
import { getSummary } from './get-summary.ts';
import { judgeShift } from './judge-shift.ts';
import { listCandidates } from './list-candidates.ts';
import { publishSchedule } from './publish-schedule.ts';
import { updateShift } from './update-shift.ts';

export const routes: Route[] = [
  route(schedule.getSchedule, getSchedule),
  route(schedule.createShift, createShift),
  route(schedule.updateShift, updateShift),
  route(schedule.deleteShift, deleteShift),
  route(schedule.judgeShift, judgeShift),
  route(schedule.publishSchedule, publishSchedule),
  route(schedule.clearSchedule, clearSchedule),
  route(schedule.listArchives, listArchives),
  route(schedule.getArchive, getArchive),
  route(schedule.getSummary, getSummary),
  route(schedule.listCandidates, listCandidates),
];
