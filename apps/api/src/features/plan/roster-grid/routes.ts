// Rosters of earlier months, from which people, templates, requirements and history are proposed.

import { rosterGrid } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { applyRosterGrid } from './apply-roster-grid.ts';
import { readRosterGrid } from './read-roster-grid.ts';

export const routes: Route[] = [
  route(rosterGrid.readRosterGrid, readRosterGrid),
  route(rosterGrid.applyRosterGrid, applyRosterGrid),
];
