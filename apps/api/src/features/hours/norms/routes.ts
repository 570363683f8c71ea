// The norm hours of each month of a year.

import { norms } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { listNorms } from './list-norms.ts';

export const routes: Route[] = [route(norms.listNorms, listNorms)];
