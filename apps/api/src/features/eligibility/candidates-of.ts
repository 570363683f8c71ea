import type { Shift } from '@pamaina/engine';
import type { Call } from '../../platform/http/route.ts';
import { answerOf } from '../../platform/work/answer-of.ts';
import { taskOf } from '../../platform/work/task.ts';
import type { LoadedPeriod } from '../planning-input/index.ts';
import { presentCandidates } from './present-candidates.ts';

const ranking = taskOf(presentCandidates, new URL('./present-candidates.ts', import.meta.url).href);

/**
 * Everyone as a candidate for one shift; called when the transaction that read the period is over. @param shifts hold
 * the shift
 */
export function candidatesOf(
  call: Pick<Call, 'caller' | 'deps' | 'language' | 'signal'>,
  { problem, project }: Pick<LoadedPeriod, 'problem' | 'project'>,
  shifts: readonly Shift[],
  shiftId: string,
) {
  // 7 ms with 80 employees.
  const milliseconds = problem.people.length * shifts.length * 0.00006;
  const words = { language: call.language, zone: project.time_zone };
  return answerOf(call, ranking, milliseconds, problem, shifts, shiftId, words);
}
