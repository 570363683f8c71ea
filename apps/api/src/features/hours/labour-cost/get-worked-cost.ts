import type { labourCost } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, localOf } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readCostTerms } from '../../business/cost-terms/index.ts';
import { readTeam, readWork, wholePeriods } from '../analytics/index.ts';
import { storedBasis, storedRoles } from '../staffing/index.ts';
import { readBusiness, readCalendar, readTakings } from '../takings/index.ts';
import { readBooksOf } from '../timesheets/index.ts';
import { costWork, type WorkedFacts } from './cost-work.ts';

const costing = taskOf(costWork, new URL('./cost-work.ts', import.meta.url).href);
/** For each entry and each shift. */
const MS_EACH = 0.05;

/** What was worked and what it cost, up to today. Nothing is stored. */
export async function getWorkedCost(call: Call<typeof labourCost.getWorkedCost>): Promise<labourCost.WorkedCost> {
  const { start, end } = call.query;
  const facts = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    readWorkedFacts(tx, { start, end, now: call.deps.now() }),
  );
  const milliseconds = (facts.books.work.length + facts.planned.length) * MS_EACH;
  return answerOf(call, costing, milliseconds, facts);
}

/** Three statements. */
export async function readWorkedFacts(
  tx: Tx,
  { start, end, now }: { start: string; end: string; now: number },
): Promise<WorkedFacts> {
  const [team, costTerms, business, basis, roles] = await together(tx, () => [
    readTeam(tx),
    readCostTerms(tx),
    readBusiness(tx),
    storedBasis(tx),
    storedRoles(tx),
  ]);
  const today = localOf(team.time_zone, now).date;
  const range = { start, end: end < today ? end : today };
  const books = await readBooksOf(tx, team, { ...range, now });
  const kinds = basis.kind === 'takings' ? (['takings'] as const) : (['takings', basis.kind] as const);
  const [planned, takings, calendar] = await together(tx, () => [
    readWork(tx, wholePeriods(team, range)),
    readTakings(tx, { ...range, kinds }),
    readCalendar(tx, { start: addDays(range.start, -1), end: range.end }),
  ]);
  return {
    books: { ...books, costTerms },
    planned,
    range,
    zone: team.time_zone,
    takings: takings.filter(({ kind }) => kind === 'takings').map(({ date, value }) => ({ date, value })),
    basis: { kind: basis.kind, rows: takings.filter(({ kind }) => kind === basis.kind), roles },
    business: { opening: business.opening, calendar },
  };
}
