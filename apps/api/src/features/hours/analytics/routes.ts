import { analytics } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { getAnalytics } from './get-analytics.ts';
import { getCover } from './get-cover.ts';

export const routes: Route[] = [route(analytics.getAnalytics, getAnalytics), route(analytics.getCover, getCover)];
