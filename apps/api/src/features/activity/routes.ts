import { activity } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { listActivity } from './list-activity.ts';

export const routes: Route[] = [route(activity.listActivity, listActivity)];
