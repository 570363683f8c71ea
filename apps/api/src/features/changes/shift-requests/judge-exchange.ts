import type { swaps } from '@pamaina/contract';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { judgeExchanges, judgingMs, loadExchangeMonths } from '../../plan/eligibility/index.ts';
import { exchangeOf } from './machine.ts';
import { requestQuery } from './request-query.ts';
import { swapMachine } from './swap-machine.ts';

/** Also for what may come back. */
export const judging = taskOf(
  judgeExchanges,
  new URL('../../plan/eligibility/judge-exchanges.ts', import.meta.url).href,
);

/**
 * What the rules say about an accepted exchange: of its giver, then of the one who accepted; nothing once it does not
 * wait for a decision, as for a page that is open while it is decided, and nothing about a gift. @throws `not_found`
 */
export async function judgeExchange(call: Call<typeof swaps.judgeExchange>): Promise<swaps.ExchangeVerdict[]> {
  const { deps, params } = call;
  const now = new Date(deps.now()).toISOString();
  const { row, exchange, months } = await deps.database.readInProject(member(call).projectId, async (tx) => {
    const found = await requestQuery(tx, swapMachine, now)
      .where('request.id', '=', params.id.toLowerCase())
      .executeTakeFirst();
    if (!found) throw new ProblemError('not_found');
    const both = found.return_date === null ? null : exchangeOf(found);
    if (both === null || found.status !== 'employee_accepted') return { row: found, exchange: null, months: {} };
    return { row: found, exchange: both, months: await loadExchangeMonths(tx, [both]) };
  });
  if (exchange === null) return [];
  const { zone: _, ...reader } = readerOf(call, '');
  const [verdict] = await answerOf(call, judging, judgingMs(months, [exchange]), months, [exchange], reader);
  const { giver, taker } = exchange;
  return [
    { employee_id: giver, name: row.giver_name ?? giver, broken: verdict?.giver ?? null },
    { employee_id: taker, name: row.taker_name ?? taker, broken: verdict?.taker ?? null },
  ];
}
