import { copies } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { copySchedule } from './copy-schedule.ts';

export const routes: Route[] = [route(copies.copySchedule, copySchedule)];
