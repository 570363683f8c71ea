import type { halves } from '@pamaina/contract';
import { lawOn } from '@pamaina/engine';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readerOf, type Reader } from '../../../platform/text/rule-text.ts';
import { presentCandidates } from '../eligibility/index.ts';
import { imaginedShift, loadMonth, planOf, shiftColumns } from '../planning-input/index.ts';
import { breakOver, halvesOf } from './halves-of.ts';

const NAMES = ['first', 'second'] as const;

type Month = Parameters<typeof presentCandidates>[0];

/** Who could take each half, as if both were open. */
export function candidatesOfHalves(month: Month, words: Reader) {
  const [first = [], second = []] = NAMES.map((name) => presentCandidates(month, name, words));
  return { first, second };
}

const ranking = taskOf(candidatesOfHalves, new URL('./preview-halves.ts', import.meta.url).href);
/** Per employee and shift, for both halves. */
const MS_EACH = 0.00012;

/**
 * What cutting a shift at a time of day would make, and who could take each half; nothing is stored. Also of a
 * published shift, which is cut in an amendment.
 * @throws `not_found`, `already_cut`; `invalid` for a time that does not cut it
 */
export async function previewHalves(call: Call<typeof halves.previewHalves>) {
  const { projectId } = member(call);
  const id = call.params.id.toLowerCase();
  const { row, months } = await call.deps.database.inProject(projectId, async (tx) => {
    const found = await tx.selectFrom('shift').select(shiftColumns).where('id', '=', id).executeTakeFirst();
    if (!found) throw new ProblemError('not_found');
    return { row: found, months: await loadMonth(tx, found.date, planOf(found)) };
  });
  const { problem, project, shifts } = months;
  const over = breakOver(lawOn(problem.law, row.date));
  const own = halvesOf(row, { at: call.body.at, zone: project.time_zone, breakOver: over });
  const imagined = own.map(({ cut, ...hours }, n) =>
    imaginedShift({ ...row, ...hours, id: NAMES[n] ?? '', employee_id: null, cut }),
  );
  const isOther = (shift: { id: string }) => shift.id !== id;
  const month = {
    problem: { ...problem, fixed: problem.fixed.filter(isOther) },
    shifts: [...shifts.filter(isOther), ...imagined],
  };
  const words = readerOf(call, project.time_zone);
  const ranked = await answerOf(call, ranking, problem.people.length * shifts.length * MS_EACH, month, words);
  const [first, second] = own.map(({ date, start_time, end_time, break_minutes }) => ({
    date,
    start_time,
    end_time,
    break_minutes,
  }));
  if (!first || !second) throw new Error('a cut shift has two halves');
  return {
    first: { ...first, candidates: ranked.first },
    second: { ...second, candidates: ranked.second },
    break_over: over,
  };
}
