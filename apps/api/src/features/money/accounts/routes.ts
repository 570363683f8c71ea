// Closing an account that nobody uses any more.

import { session } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { getMe } from './get-me.ts';
import { register } from './register.ts';

export const routes: Route[] = [route(session.register, register), route(session.getMe, getMe)];
