import { advice } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { getAdvice } from './get-advice.ts';
import { streamLeave } from './stream-leave.ts';

export const routes: Route[] = [route(advice.getAdvice, getAdvice), route(advice.streamLeave, streamLeave)];
