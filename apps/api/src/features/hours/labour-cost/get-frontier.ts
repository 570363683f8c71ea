import type { labourCost } from '@pamaina/contract';
import type { FrontierPoint } from '@pamaina/engine';
import { createPlanner } from '@pamaina/planner';
import { together } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, monthRange } from '../../../platform/time/zone.ts';
import { costFactorOn, readCostTerms } from '../../business/cost-terms/index.ts';
import { loadMonth } from '../../plan/planning-input/index.ts';

/** In all; a month of a café needs a few. */
const SECONDS = 12;

/** One at a time in a process, in the order of the calls; one more may wait, and none of the same account. */
const planner = createPlanner(1);
const PLACES = 2;
const asking = new Set<string>();

/** What covering less of a month or week would save. Ends when the client disconnects; nothing is stored. */
export async function getFrontier(call: Call<typeof labourCost.getFrontier>): Promise<labourCost.Frontier> {
  const { accountId } = member(call);
  if (asking.has(accountId) || asking.size >= PLACES) throw new ProblemError('answers_busy', { retryAfterSeconds: 10 });
  asking.add(accountId);
  try {
    return await searchFrontier(call);
  } finally {
    asking.delete(accountId);
  }
}

async function searchFrontier(call: Call<typeof labourCost.getFrontier>): Promise<labourCost.Frontier> {
  const { year, month, week } = call.query;
  const { start } = monthRange(year, month);
  const span = week === undefined ? undefined : { from: week, to: addDays(week, 6) };
  const { database, closing } = call.deps;
  const read = () =>
    database.readInProject(member(call).projectId, (tx) =>
      together(tx, () => [loadMonth(tx, start), readCostTerms(tx)]),
    );
  // Only the read waits for the account's turn: other answers of it go on meanwhile.
  const [{ problem, shifts }, terms] = await inTurn(call, read);
  const began = performance.now();
  const running = planner.startFrontier(problem, {
    seconds: SECONDS,
    seed: 1,
    givesWay: true,
    start: shifts,
    ...(span && { span }),
  });
  const gone = AbortSignal.any([call.signal, closing]);
  gone.addEventListener('abort', running.stop, { once: true });
  if (gone.aborted) running.stop();
  const points = await running.result.finally(() => gone.removeEventListener('abort', running.stop));
  // A week of two years: what is proved at the lower share is proved at both.
  const factors = span ? [costFactorOn(terms, span.from), costFactorOn(terms, span.to)] : [costFactorOn(terms, start)];
  return {
    currency: 'EUR',
    points: points.map((point) => presentPoint(point, { least: Math.min(...factors), most: Math.max(...factors) })),
    seconds: Math.round((performance.now() - began) / 10) / 100,
  };
}

/** Money as it costs the employer: what is proved is rounded to the safe side, and what was found is not too cheap. */
const presentPoint = (
  { capCents, cover, costCents, leastCents, mostCover }: FrontierPoint,
  { least, most }: { least: number; most: number },
): labourCost.FrontierPoint => ({
  cap_cents: Math.round(capCents * most),
  cover,
  point_cents: Math.round(costCents * most),
  least_cents: Math.floor(leastCents * least + 1e-6),
  most_cover: mostCover,
});
