import type { PayrollLine } from '../../../platform/database/stored-types.ts';

/** Minutes of overtime of earlier months that the line pays. */
export const earlierOvertimeOf = ({ earlierOvertime = [] }: PayrollLine): number =>
  earlierOvertime.reduce((sum, { minutes }) => sum + minutes, 0);

/** Whether a line has anything to pay: work of its own, or overtime of earlier months. */
export const isPaid = (line: PayrollLine): boolean => line.worked > 0 || earlierOvertimeOf(line) > 0;
