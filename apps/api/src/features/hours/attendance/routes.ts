// Who is here, who is late and who is missing.

import { attendance } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { listAttendance } from './list-attendance.ts';

export const routes: Route[] = [inTransaction(attendance.listAttendance, listAttendance)];
