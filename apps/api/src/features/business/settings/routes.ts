import { settings } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { getSystemSettings } from './read-system-settings.ts';
import { getProjectSettings, updateProjectSettings } from './project-settings.ts';
import { updateSystemSettings } from './update-system-settings.ts';

export const routes: Route[] = [
  inTransaction(settings.getProjectSettings, getProjectSettings),
  inTransaction(settings.updateProjectSettings, updateProjectSettings),
  route(settings.getSystemSettings, getSystemSettings),
  route(settings.updateSystemSettings, updateSystemSettings),
];
