import { samples } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { fillProject } from './fill-project.ts';

export const routes: Route[] = [route(samples.fillProject, fillProject)];
