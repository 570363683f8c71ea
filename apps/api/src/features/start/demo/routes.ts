import { demo } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { openCopy } from './open-copy.ts';
import { switchRole } from './switch-role.ts';

export const routes: Route[] = [route(demo.openCopy, openCopy), route(demo.switchRole, switchRole)];
