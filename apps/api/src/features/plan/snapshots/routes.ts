import { snapshots } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

export const routes: Route[] = [inTransaction(snapshots.restoreSnapshot, restoreSnapshot)];
