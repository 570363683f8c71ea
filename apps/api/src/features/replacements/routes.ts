import { replacements } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { replaceShift } from './replace-shift.ts';

export const routes: Route[] = [route(replacements.replaceShift, replaceShift)];
