import type { timeOff } from '@pamaina/contract';
import { member, type Call } from '../../../platform/http/route.ts';
import { addDays, datesBetween } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { loadProblem } from '../../plan/planning-input/index.ts';
import { leaveRoom } from './leave-room.ts';

const counting = taskOf(leaveRoom, new URL('./leave-room.ts', import.meta.url).href);

/** Milliseconds that taking one person out of one week costs, at most. */
const EACH_MS = 2;

/** How many of each role can be away in the weeks that begin in a range; counted in a thread. */
export async function listLeaveRoom(call: Call<typeof timeOff.listLeaveRoom>): Promise<timeOff.LeaveRoom[]> {
  const { start, end } = call.query;
  const weeks = datesBetween(start, end)
    .filter((date) => Temporal.PlainDate.from(date).dayOfWeek === 1)
    .map((monday) => ({ start: monday, end: addDays(monday, 6) }));
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { problem } = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    loadProblem(tx, first.start, last.end),
  );
  const milliseconds = weeks.length * problem.people.length ** 2 * EACH_MS;
  return answerOf(call, counting, milliseconds, problem, weeks);
}
