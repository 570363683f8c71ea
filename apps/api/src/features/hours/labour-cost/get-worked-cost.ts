import type { labourCost } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, localOf } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readCostTerms } from '../../business/cost-terms/index.ts';
import { readTeam, readWork, wholePeriods } from '../analytics/index.ts';
import { readDueChanges } from '../../plan/late-changes/index.ts';
import { storedBasis, storedRoles } from '../staffing/index.ts';
import { readBusiness, readCalendar, readTakings, usualTakings } from '../takings/index.ts';
import { readBooksOf } from '../timesheets/index.ts';
import { costWork, type WorkedFacts } from './cost-work.ts';

const costing = taskOf(costWork, new URL('./cost-work.ts', import.meta.url).href);
/** For each entry, each shift, and each value that a role is compared with. */
const MS_EACH = 0.05;

/** What was worked and what it cost, up to today. Nothing is stored. */
export async function getWorkedCost(call: Call<typeof labourCost.getWorkedCost>): Promise<labourCost.WorkedCost> {
  const { start, end } = call.query;
  const facts = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    readWorkedFacts(tx, { start, end, now: call.deps.now() }),
  );
  const milliseconds =
    (facts.books.work.length + facts.planned.length + facts.basis.rows.length * facts.basis.roles.length) * MS_EACH;
  return answerOf(call, costing, milliseconds, facts);
}

/** Two statements. */
async function readWorkedFacts(
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
  const [books, planned, takings, calendar, came, late] = await together(tx, () => [
    readBooksOf(tx, team, { ...range, now }),
    readWork(tx, wholePeriods(team, range)),
    readTakings(tx, { ...range, kinds: [basis.kind] }),
    readCalendar(tx, { start: addDays(range.start, -1), end: range.end }),
    usualTakings(tx, range),
    readDueChanges(tx, range),
  ]);
  return {
    books: { ...books, costTerms, late },
    planned,
    range,
    zone: team.time_zone,
    takings: came,
    basis: { kind: basis.kind, rows: takings, roles },
    business: { opening: business.opening, calendar },
  };
}
