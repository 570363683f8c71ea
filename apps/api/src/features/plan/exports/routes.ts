// The schedule as files: PDF, XLSX, CSV, and the page for the wall.

import { exports } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { exportSchedule } from './export-schedule.ts';
import { exportProject } from './project/export-project.ts';

export const routes: Route[] = [
  route(exports.exportSchedule, exportSchedule),
  route(exports.exportProject, exportProject),
];
