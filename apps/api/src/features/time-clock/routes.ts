import type { Route } from '../../platform/http/route.ts';
import { ownClock } from './own-clock.ts';

export const routes: Route[] = [...ownClock];
