import { answers } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { explainAssignment } from './explain-assignment.ts';
import { streamRemedies, listRemedies } from './stream-remedies.ts';

export const routes: Route[] = [
  route(answers.listRemedies, listRemedies),
  route(answers.streamRemedies, streamRemedies),
  route(answers.explainAssignment, explainAssignment),
];
