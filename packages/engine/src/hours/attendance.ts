import type { Minutes } from '../problem/problem.ts';
import type { Interval } from '../law/split-work.ts';

/** Minutes of tolerance that still count as on time. */
const GRACE = 5;

/** Worked time compared with the planned shift, in minutes; 0 if on time, with a tolerance of five minutes. */
export interface Attendance {
  /** Started after the planned start. */
  late: Minutes;
  /** Ended before the planned end; 0 while the work continues. */
  leftEarly: Minutes;
  /** Started before the planned start, ended after the planned end. */
  before: Minutes;
  after: Minutes;
}

/**
 * Compares worked time with the planned shift.
 * @param worked `end` is null while the work continues: then only its start is compared
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
