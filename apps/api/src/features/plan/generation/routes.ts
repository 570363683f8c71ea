import { generation, solve } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { findGeneration, getGeneration, stopGeneration } from './follow-generation.ts';
import { generateSchedule } from './generate-schedule.ts';
import { getBest } from './get-best.ts';
import { getSolve, stopSolve, streamSolve } from './solve/follow-solve.ts';
import { startSolve } from './solve/start-solve.ts';

export const routes: Route[] = [
  route(generation.generateSchedule, generateSchedule),
  inTransaction(generation.findGeneration, findGeneration),
  inTransaction(generation.getGeneration, getGeneration),
  inTransaction(generation.getBest, getBest),
  route(generation.stopGeneration, stopGeneration),
  route(solve.startSolve, startSolve),
  inTransaction(solve.getSolve, getSolve),
  route(solve.streamSolve, streamSolve),
  route(solve.stopSolve, stopSolve),
];
