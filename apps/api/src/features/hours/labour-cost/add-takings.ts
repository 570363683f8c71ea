import { together, type Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { forecastMilliseconds, readBusiness, readForecastFacts, usualTakings } from '../takings/index.ts';
import { takingsByDay, type TakingsFacts } from './takings-of.ts';

interface Range {
  start: string;
  end: string;
}

const adding = taskOf(takingsByDay, new URL('./takings-of.ts', import.meta.url).href);

/** Adds what is taken, or expected to be, on each day of a range, in cents; of unknown coming days nothing. */
export async function addTakings(
  call: Pick<Call, 'caller' | 'deps' | 'signal'>,
  range: Range,
  takings: Map<string, number>,
): Promise<void> {
  const now = call.deps.now();
  const facts = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    readTakingsFacts(tx, range, now),
  );
  const days = await answerOf(call, adding, forecastMilliseconds(facts.forecast), facts);
  for (const [date, cents] of days) takings.set(date, cents);
}

async function readTakingsFacts(tx: Tx, range: Range, now: number): Promise<TakingsFacts> {
  const business = await readBusiness(tx);
  const [known, forecast] = await together(tx, () => [
    usualTakings(tx, range),
    readForecastFacts(tx, { ...range, kind: 'takings', now, business }),
  ]);
  return { range, today: localOf(business.time_zone, now).date, known, forecast };
}
