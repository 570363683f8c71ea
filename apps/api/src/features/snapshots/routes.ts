import { snapshots } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

export const routes: Route[] = [route(snapshots.restoreSnapshot, restoreSnapshot)];
