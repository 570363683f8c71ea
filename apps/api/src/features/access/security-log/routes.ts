// What happened to an account: sign-ins, changed passwords, new devices.

import { securityLog } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { listSecurityLog } from './list-security-log.ts';

export const routes: Route[] = [inTransaction(securityLog.listSecurityLog, listSecurityLog)];
