// Giving a shift, also a published one, to somebody else.

import { replacements } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { replaceShift } from './replace-shift.ts';
import { replaceShifts } from './replace-shifts.ts';

export const routes: Route[] = [
  inTransaction(replacements.replaceShift, replaceShift),
  inTransaction(replacements.replaceShifts, replaceShifts),
];
