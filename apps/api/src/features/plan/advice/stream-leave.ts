import { setTimeout as delay } from 'node:timers/promises';
import { advice } from '@pamaina/contract';
import type { OpenDifference } from '@pamaina/engine';
import type { AdvicePlanner } from '@pamaina/planner';
import { together } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { type Call, type EventsReply, member } from '../../../platform/http/route.ts';
import { streamEvents } from '../../../platform/http/stream-events.ts';
import { askPlanner, untilGone } from '../../../platform/work/asked-searches.ts';
import { namesOf } from '../../business/employees/index.ts';
import { budgetsToKeep } from '../generation/index.ts';
import { adviceChanges, type BaseMonth, firstDayOf, loadBase, withBudgets } from '../scenarios/index.ts';
import { planningJob } from '../shifts/index.ts';
import { presentWeek } from './present-week.ts';
import { weeksAway } from './weeks-away.ts';

/** Of each month; a café's needs a few. */
const SECONDS = 10;
/** Until a place is looked for again, in ms. */
const AGAIN = 500;

type Asked = Call<typeof advice.streamLeave>;
type Month = Pick<Asked['query'], 'year' | 'month'>;

/**
 * In which weeks of a year somebody can be away, month by month as it is worked out. Between two months others of the
 * process have their answers; nothing is stored.
 * @throws `month_over`, `answers_busy`, `invalid`
 */
export function streamLeave(call: Asked): Promise<EventsReply> {
  const { year, month } = call.query;
  const months = Array.from({ length: advice.LEAVE_MONTHS }, (_, i): Month => {
    const number = month - 1 + i;
    return { year: year + Math.floor(number / 12), month: (number % 12) + 1 };
  });
  return streamEvents<advice.LeaveEvent>(call, {
    name: 'a comparison of weeks',
    failed: { type: 'failed' },
    run: async (say) => {
      for (const [i, one] of months.entries()) {
        const as_of = new Date(call.deps.now()).toISOString();
        const weeks = await judgeMonth(call, one, i === 0);
        if (isGone(call)) return { type: 'failed' };
        say({ type: 'month', ...one, weeks, as_of, done: i + 1, of: months.length });
      }
      return { type: 'done' };
    },
  });
}

const isGone = ({ signal, deps }: Asked) => signal.aborted || deps.closing.aborted;

async function judgeMonth(call: Asked, month: Month, isFirst: boolean): Promise<advice.LeaveWeek[]> {
  const budgets = await budgetsToKeep(call, month);
  const { isGenerating, base: read } = await inTurn(call, () => readMonth(call, month));
  const base = withBudgets(read, budgets);
  const all = weeksAway(base, call.query.employee_id);
  const weeks = isGenerating ? all.map((week) => ({ ...week, reason: week.reason ?? ('generating' as const) })) : all;
  const judged = weeks.filter(({ reason }) => reason === null);
  const differences =
    judged.length === 0
      ? []
      : await withPlanner(call, isFirst, (planner) =>
          compare(call, planner, {
            base,
            lines: judged.map(({ line }) => line),
          }),
        );
  const reader = { language: call.language, mayPay: member(call).abilities.has('pay.read') };
  return weeks.map((week) => presentWeek(week, differences[judged.indexOf(week)] ?? null, reader));
}

/** @throws `month_over`, `invalid` for somebody who isn't there */
function readMonth(call: Asked, { year, month }: Month): Promise<{ base: BaseMonth; isGenerating: boolean }> {
  const { database, now } = call.deps;
  return database.readInProject(member(call).projectId, async (tx) => {
    const [base, job, names] = await together(tx, () => [
      loadBase(tx, { year, month }, (zone) => firstDayOf({ year, month }, zone, now())),
      planningJob(tx, year, month),
      namesOf(tx),
    ]);
    if (!names.has(call.query.employee_id)) throw fieldProblem('employee_id', 'employee_unknown');
    return { base, isGenerating: job !== undefined };
  });
}

async function compare(
  call: Asked,
  planner: AdvicePlanner,
  { base, lines }: { base: BaseMonth; lines: Parameters<typeof adviceChanges>[1] },
): Promise<(OpenDifference | null)[]> {
  const absences = adviceChanges(base, lines).filter((change) => change.kind === 'away');
  const running = planner.startComparison(base.problem, {
    seconds: call.query.seconds ?? SECONDS,
    seed: 1,
    compared: { absences, from: base.from },
    givesWay: true,
    start: base.present,
  });
  return (await untilGone(call, running)).differences;
}

/**
 * The first month is refused where all places are taken; those after it wait for theirs, also while others who were
 * refused have not had theirs.
 */
async function withPlanner<T>(
  call: Asked,
  isFirst: boolean,
  search: (of: AdvicePlanner) => Promise<T[]>,
): Promise<T[]> {
  for (;;) {
    try {
      return await askPlanner(member(call).accountId, search, { more: !isFirst });
    } catch (error) {
      if (isFirst || !(error instanceof ProblemError) || error.code !== 'answers_busy') throw error;
      await delay(AGAIN);
      if (isGone(call)) return [];
    }
  }
}
