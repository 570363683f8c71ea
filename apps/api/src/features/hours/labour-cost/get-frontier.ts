import type { labourCost } from '@pamaina/contract';
import type { FrontierPoint } from '@pamaina/engine';
import type { FrontierPlanner } from '@pamaina/planner';
import { together } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, monthRange } from '../../../platform/time/zone.ts';
import { askPlanner, untilGone } from '../../../platform/work/asked-searches.ts';
import { costFactorOn, readCostTerms } from '../../business/cost-terms/index.ts';
import { loadMonth } from '../../plan/planning-input/index.ts';

/** In all; a month of a café needs a few. */
const SECONDS = 12;

/** What covering less of a month or week would save. Ends when the client disconnects; nothing is stored. */
export function getFrontier(call: Call<typeof labourCost.getFrontier>): Promise<labourCost.Frontier> {
  return askPlanner(member(call).accountId, (planner) => searchFrontier(call, planner));
}

async function searchFrontier(
  call: Call<typeof labourCost.getFrontier>,
  planner: FrontierPlanner,
): Promise<labourCost.Frontier> {
  const { year, month, week } = call.query;
  const { start } = monthRange(year, month);
  const span = week === undefined ? undefined : { from: week, to: addDays(week, 6) };
  const { database } = call.deps;
  const read = () =>
    database.readInProject(member(call).projectId, (tx) =>
      together(tx, () => [loadMonth(tx, start), readCostTerms(tx)]),
    );
  // Only the read waits for the account's turn: other answers of it go on meanwhile.
  const [{ project, problem, shifts }, terms] = await inTurn(call, read);
  const began = performance.now();
  const running = planner.startFrontier(problem, {
    seconds: SECONDS,
    seed: 1,
    givesWay: true,
    start: shifts,
    ...(span && { span }),
  });
  const points = await untilGone(call, running);
  // A week of two years: what is proved at the lower share is proved at both.
  const factors = span ? [costFactorOn(terms, span.from), costFactorOn(terms, span.to)] : [costFactorOn(terms, start)];
  return {
    currency: project.currency,
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
