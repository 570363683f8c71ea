import type { schedule, unavailability } from '@pamaina/contract';
import { together } from '../../../platform/database/database.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { imaginedShift, loadMonth, loadMonthOf, type LoadedPeriod } from '../planning-input/index.ts';
import { shiftValues } from '../shifts/index.ts';
import { presentCandidates } from './present-candidates.ts';
import { RANKING_MS, type JudgedMonth } from './who-may-take.ts';

const presenting = taskOf(presentCandidates, new URL('./present-candidates.ts', import.meta.url).href);
/** The id of a shift that is not stored. */
const IMAGINED = 'imagined';

/** Who could take a shift, best first, and the reasons of the others. @throws `not_found` */
export async function listCandidates(call: Call<typeof schedule.listCandidates>) {
  const { projectId } = member(call);
  const id = call.params.id.toLowerCase();
  const month = await call.deps.database.readInProject(projectId, (tx) => loadMonthOf(tx, id));
  return candidatesOf(call, month, id);
}

/**
 * Who could work a template in a role on a date, if there were such a shift; best first, and the reasons of the others.
 * @throws `invalid` for a template that the project does not have
 */
export async function listAvailable(call: Call<typeof unavailability.listAvailable>) {
  const { projectId, timeZone: time_zone } = member(call);
  const [hours, month] = await call.deps.database.readInProject(projectId, (tx) =>
    together(tx, () => [shiftValues(tx, { time_zone }, call.query), loadMonth(tx, call.query.date)]),
  );
  const shift = imaginedShift({ ...hours, id: IMAGINED });
  return candidatesOf(call, { ...month, shifts: [...month.shifts, shift] }, IMAGINED);
}

/** Called when the transaction that read the month is over. */
function candidatesOf(
  call: Pick<Call, 'caller' | 'deps' | 'language' | 'signal'>,
  { problem, shifts, project }: JudgedMonth & Pick<LoadedPeriod, 'project'>,
  shiftId: string,
) {
  const milliseconds = problem.people.length * shifts.length * RANKING_MS;
  return answerOf(call, presenting, milliseconds, { problem, shifts }, shiftId, readerOf(call, project.time_zone));
}
