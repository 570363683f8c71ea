import { team } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { bePresent } from './be-present.ts';
import { listTeam } from './list-team.ts';

export const routes: Route[] = [inTransaction(team.listTeam, listTeam), route(team.bePresent, bePresent)];
