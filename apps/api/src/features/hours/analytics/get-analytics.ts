import type { analytics } from '@pamaina/contract';
import { together } from '../../../platform/database/database.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { readDueChanges } from '../../plan/late-changes/index.ts';
import { readDays } from '../../plan/planning-input/index.ts';
import { readCostTerms } from '../../business/cost-terms/index.ts';
import { listAbsences } from '../../business/unavailability/index.ts';
import { analyse } from './analyse.ts';
import { periodRange, wholePeriods } from './period-range.ts';
import { type CountedShift, readTeam, readWork } from './read-work.ts';
import type { Books } from './reckon-team.ts';

const analysing = taskOf(analyse, new URL('./analyse.ts', import.meta.url).href);
/** For each shift. */
const MS_EACH = 0.02;

/**
 * A period and the one before: read in two statements, reckoned up after the transaction, which it would only hold
 * open.
 */
export async function getAnalytics(call: Call<typeof analytics.getAnalytics>) {
  const { projectId } = member(call);
  const { period } = call.query;
  const { books, current, previous } = await call.deps.database.readInProject(projectId, async (tx) => {
    const [team, costTerms] = await together(tx, () => [readTeam(tx), readCostTerms(tx)]);
    const ranges = periodRange(period, localOf(team.time_zone, call.deps.now()).date);
    const around = wholePeriods(team, { start: ranges.previous.start, end: ranges.current.end });
    const [work, absences, list, late] = await together(tx, () => [
      readWork(tx, around),
      listAbsences(tx, around),
      readDays(tx, team, around),
      readDueChanges(tx, around),
    ]);
    const days = { list, index: new Map(list.map(({ date }, index) => [date, index])) };
    return { books: { team, days, absences, work, costTerms, late } satisfies Books<CountedShift>, ...ranges };
  });
  const milliseconds = books.work.length * MS_EACH;
  const analysed = await answerOf(call, analysing, milliseconds, books, { current, previous });
  return { period, ...current, previous, currency: books.team.currency, ...analysed };
}
