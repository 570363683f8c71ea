// Why a place is open, how it could be filled, and why somebody works when they do.

import { explanations } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { explainAssignment } from './explain-assignment.ts';
import { streamRemedies, listRemedies } from './stream-remedies.ts';

export const routes: Route[] = [
  route(explanations.listRemedies, listRemedies),
  route(explanations.streamRemedies, streamRemedies),
  route(explanations.explainAssignment, explainAssignment),
];
