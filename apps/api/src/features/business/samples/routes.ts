import { samples } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { fillProject } from './fill-project.ts';

export const routes: Route[] = [inTransaction(samples.fillProject, fillProject)];
