import { team } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { bePresent } from './be-present.ts';
import { listTeam } from './list-team.ts';

export const routes: Route[] = [route(team.listTeam, listTeam), route(team.bePresent, bePresent)];
