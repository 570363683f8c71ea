// Giving a shift, also a published one, to somebody else.

import { lateChanges, replacements } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { priceReplacement, replaceShift } from './replace-shift.ts';
import { replaceShifts } from './replace-shifts.ts';

export const routes: Route[] = [
  inTransaction(lateChanges.priceReplacement, priceReplacement),
  inTransaction(replacements.replaceShift, replaceShift),
  inTransaction(replacements.replaceShifts, replaceShifts),
];
