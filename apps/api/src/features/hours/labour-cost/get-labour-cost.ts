import type { labourCost } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, localOf, mondayOf, monthRange } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readCostTerms } from '../../business/cost-terms/index.ts';
import { listAbsences } from '../../business/unavailability/index.ts';
import { readDueChanges } from '../../plan/late-changes/index.ts';
import { readDays } from '../../plan/planning-input/index.ts';
import { readTeam, readWork, wholePeriods } from '../analytics/index.ts';
import { forecastMilliseconds, readBusiness, readForecastFacts, usualTakings } from '../takings/index.ts';
import { costMonth, type MonthFacts } from './cost-month.ts';

const costing = taskOf(costMonth, new URL('./cost-month.ts', import.meta.url).href);
/** For each shift. */
const MS_EACH = 0.02;

/** What the schedule of a month costs. Nothing is stored. */
export async function getLabourCost(call: Call<typeof labourCost.getLabourCost>): Promise<labourCost.LabourCost> {
  const { year, month } = call.query;
  const facts = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    readMonthFacts(tx, monthRange(year, month), call.deps.now()),
  );
  const isForecast = facts.range.end >= facts.today;
  const milliseconds = facts.books.work.length * MS_EACH + (isForecast ? forecastMilliseconds(facts.forecast) : 0);
  const cost = await answerOf(call, costing, milliseconds, facts);
  if (member(call).abilities.has('takings.read')) return cost;
  // A percentage and its amount say what is taken.
  const isHidden = ({ percent }: labourCost.BudgetState) => percent !== null;
  const hidden = { budget_cents: null, over_cents: null, hours_over: null };
  return { ...cost, budgets: cost.budgets.map((budget) => (isHidden(budget) ? { ...budget, ...hidden } : budget)) };
}

/** Of the month with its first and last week: those have budgets, too. Two statements. */
async function readMonthFacts(tx: Tx, month: { start: string; end: string }, now: number): Promise<MonthFacts> {
  const range = { start: mondayOf(month.start), end: addDays(mondayOf(month.end), 6) };
  const [team, costTerms, business] = await together(tx, () => [readTeam(tx), readCostTerms(tx), readBusiness(tx)]);
  const around = wholePeriods(team, range);
  const [work, absences, list, late, known, forecast] = await together(tx, () => [
    readWork(tx, around),
    listAbsences(tx, around),
    readDays(tx, team, around),
    readDueChanges(tx, range),
    usualTakings(tx, range),
    readForecastFacts(tx, { ...range, kind: 'takings', now, business }),
  ]);
  const days = { list, index: new Map(list.map(({ date }, index) => [date, index])) };
  return {
    books: { team, days, absences, work, costTerms, late },
    costTerms,
    month,
    range,
    today: localOf(team.time_zone, now).date,
    known,
    forecast,
  };
}
