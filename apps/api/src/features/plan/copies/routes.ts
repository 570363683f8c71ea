// Copying days, weeks and months of shifts.

import { copies } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { copySchedule } from './copy-schedule.ts';

export const routes: Route[] = [inTransaction(copies.copySchedule, copySchedule)];
