import type { Minutes } from '../model/problem.ts';
import type { Interval } from './split-work.ts';

/** Minutes that still count as on time: nobody passes a door to the second. */
const GRACE = 5;

/** How somebody's work compares with what was planned, in minutes; 0 where it is on time, give or take five minutes. */
export interface Attendance {
  /** Came after the planned start. */
  late: Minutes;
  /** Left before the planned end; 0 while the work goes on. */
  leftEarly: Minutes;
  /** Came before the planned start, stayed after the planned end. */
  before: Minutes;
  after: Minutes;
}

/**
 * Compares work with the planned shift.
 * @param worked `end` null while it goes on: then only its beginning is compared
 */
export function attendanceOf(planned: Interval, worked: { start: number; end: number | null }): Attendance {
  const beyondGrace = (minutes: Minutes) => (minutes > GRACE ? minutes : 0);
  const { start, end } = worked;
  return {
    late: beyondGrace(start - planned.start),
    leftEarly: end === null ? 0 : beyondGrace(planned.end - end),
    before: beyondGrace(planned.start - start),
    after: end === null ? 0 : beyondGrace(end - planned.end),
  };
}
