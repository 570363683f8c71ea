// Method: draws of rows, in windows of some weeks or whole, which share what is known of each employee.
// Paper: none; our own engineering.
import {
  createEmployees,
  createRedrawWindow,
  type Employee,
  type RedrawParts,
  type RedrawWindow,
} from './redraw-window.ts';
import { createWholeRows, type ImproveRow } from './whole-rows.ts';

export interface RowDraws {
  redraw: RedrawWindow;
  improve: ImproveRow;
  /** What is known of an employee; made when it is first needed. */
  employeeOf: (person: number) => Employee;
}

/**
 * @param heaviest the highest cost of a missing employee
 * @param spend counts the work of whole rows
 */
export function createRowDraws(parts: RedrawParts, heaviest: number, spend: (steps: number) => void): RowDraws {
  const employeeOf = createEmployees(parts);
  return {
    employeeOf,
    redraw: createRedrawWindow(parts, employeeOf),
    improve: createWholeRows(parts, employeeOf, heaviest, spend),
  };
}
