import { schedule, unavailability } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { listAvailable, listCandidates } from './list-candidates.ts';

export const routes: Route[] = [
  route(schedule.listCandidates, listCandidates),
  route(unavailability.listAvailable, listAvailable),
];
