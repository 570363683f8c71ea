import type { advice } from '@pamaina/contract';
import type { Advised } from '@pamaina/engine';
import type { AdvicePlanner } from '@pamaina/planner';
import { together } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { askPlanner, untilGone } from '../../../platform/work/asked-searches.ts';
import { type BaseMonth, firstDayOf, loadBase, adviceChanges, withBudgets } from '../scenarios/index.ts';
import { budgetsToKeep } from '../generation/index.ts';
import { planningJob } from '../shifts/index.ts';
import { type Candidate, hires, trainings } from './candidates.ts';
import { droppableRules, mostFirst, RULES_TRIED } from './changes.ts';
import { ADVICE_MAX, presentAdvice, presentComparison, presentUntried } from './present-advice.ts';

/** In all; a month of a café needs a few. */
const SECONDS = 10;
/** So many of the best are tried by planning. */
const TRIED = 3;

type Asked = Call<typeof advice.getAdvice>;

/**
 * Whom to hire or to train for a month, or which rule costs most. Ends when the client disconnects; nothing is stored.
 */
export async function getAdvice(call: Asked): Promise<advice.Advice[]> {
  return askPlanner(member(call).accountId, async (planner) => {
    // Only the read waits for the account's turn: other answers of it go on meanwhile.
    const budgets = await budgetsToKeep(call, call.query);
    const base = withBudgets(await inTurn(call, () => readMonth(call)), budgets);
    const as_of = new Date(call.deps.now()).toISOString();
    const read = { from: base.from, as_of };
    if (call.query.about === 'rule') return compareRules(call, base, planner, read);
    const candidates = candidatesOf(call, base);
    const advised = candidates.length === 0 ? [] : await ask(call, { base, candidates, planner });
    return advised.map(([candidate, result]) => presentAdvice(call, { candidate, result, ...read }));
  });
}

/** @throws `month_over`, `generation_running` */
function readMonth(call: Asked): Promise<BaseMonth> {
  const { year, month } = call.query;
  const { database, now } = call.deps;
  return database.readInProject(member(call).projectId, async (tx) => {
    const [base, job] = await together(tx, () => [
      loadBase(tx, { year, month }, (zone) => firstDayOf({ year, month }, zone, now())),
      planningJob(tx, year, month),
    ]);
    if (job) throw new ProblemError('generation_running');
    return base;
  });
}

function candidatesOf({ query, language }: Asked, base: BaseMonth): Candidate[] {
  return query.about === 'train'
    ? trainings(base)
    : hires(base, (role, shape) => textOf(language, `advice.${shape}`, { role }));
}

/** What rules do to the open shifts, by what they cost, then those of which nothing is known and that weren't tried. */
async function compareRules(
  call: Asked,
  base: BaseMonth,
  planner: AdvicePlanner,
  read: { from: string; as_of: string },
): Promise<advice.Advice[]> {
  const lines = droppableRules(base);
  if (lines.length === 0) return [];
  const tried = lines.slice(0, RULES_TRIED);
  const changes = adviceChanges(
    base,
    tried.map(({ line }) => line),
  );
  const running = planner.startComparison(base.problem, {
    seconds: SECONDS,
    seed: 1,
    compared: { isLooser: true, changes, from: base.from },
    givesWay: true,
    start: base.present,
  });
  const { open, differences } = await untilGone(call, running);
  // Nothing is open: no rule costs a shift.
  if (open === 0) return [];
  const found = tried.map((line, i) => ({ line, difference: differences[i] ?? null }));
  return [
    ...mostFirst(found).map((one) => presentComparison(call, { ...one, ...read })),
    ...lines.slice(tried.length).map((line) => presentUntried(call, { line, tried: tried.length, ...read })),
  ];
}

/** What is known of the best ones, the best first; none where nobody more is needed. */
async function ask(
  call: Asked,
  { base, candidates, planner }: { base: BaseMonth; candidates: readonly Candidate[]; planner: AdvicePlanner },
): Promise<[Candidate, Advised][]> {
  const question = {
    candidates: candidates.map(({ line }) => {
      const changes = adviceChanges(base, [line]);
      const [change] = changes;
      const employeeId =
        change?.kind === 'imaginary' ? change.person.id : change?.kind === 'role' ? change.employeeId : '';
      return { employeeId, changes };
    }),
    from: base.from,
    verify: TRIED,
  };
  const start = base.present;
  const running = planner.startAdvice(base.problem, { seconds: SECONDS, seed: 1, question, givesWay: true, start });
  const found = await untilGone(call, running);
  return candidates
    .flatMap((candidate, i): [Candidate, Advised][] => {
      const result = found.candidates[i];
      return result ? [[candidate, result]] : [];
    })
    .sort(([, a], [, b]) => (b.atMost ?? -1) - (a.atMost ?? -1) || (b.verified ?? -1) - (a.verified ?? -1))
    .slice(0, ADVICE_MAX);
}
