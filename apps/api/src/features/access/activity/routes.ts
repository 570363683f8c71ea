import { activity } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { listActivity } from './list-activity.ts';

export const routes: Route[] = [inTransaction(activity.listActivity, listActivity)];
