import { replacements } from '@pamaina/contract';
import { inTransaction, type Route } from '../../platform/http/route.ts';
import { replaceShift } from './replace-shift.ts';

export const routes: Route[] = [inTransaction(replacements.replaceShift, replaceShift)];
