import { absenceTest, explainAssignment, findRings, remediesByNeed, repair } from '@pamaina/engine';
import { taskOf } from './task.ts';

const ENGINE = import.meta.resolve('@pamaina/engine');

/** The engine functions that are always expensive. */
export const engine = {
  absenceTest: taskOf(absenceTest, ENGINE),
  explainAssignment: taskOf(explainAssignment, ENGINE),
  findRings: taskOf(findRings, ENGINE),
  remediesByNeed: taskOf(remediesByNeed, ENGINE),
  repair: taskOf(repair, ENGINE),
};
