import { lateChanges } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { listLateChanges } from './list-late-changes.ts';

export const routes: Route[] = [inTransaction(lateChanges.listLateChanges, listLateChanges)];
