import { laws, projects } from '@pamaina/contract';
import { route, signedIn, type Route } from '../../../platform/http/route.ts';
import { listCountries } from './begin-in.ts';
import { createProject } from './create-project.ts';
import { listProjectsOf } from './projects.ts';
import { selectProject } from './select-project.ts';

export const routes: Route[] = [
  route(projects.listProjects, (call) => listProjectsOf(call.deps.database, signedIn(call))),
  route(laws.listCountries, listCountries),
  route(projects.createProject, createProject),
  route(projects.selectProject, selectProject),
];
