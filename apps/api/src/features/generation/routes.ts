import { generation } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { findGeneration, getGeneration, stopGeneration } from './follow-generation.ts';
import { generateSchedule } from './generate-schedule.ts';

export const routes: Route[] = [
  route(generation.generateSchedule, generateSchedule),
  inTransaction(generation.findGeneration, findGeneration),
  inTransaction(generation.getGeneration, getGeneration),
  route(generation.stopGeneration, stopGeneration),
];
