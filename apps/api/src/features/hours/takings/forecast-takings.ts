import { minutesOf, type ClockTime, type takings } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, datesBetween, localOf } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { readOpeningHours } from '../../business/settings/index.ts';
import { takingsOfEvents } from '../../messages/events/index.ts';
import { forecastOf, type ForecastFacts } from './forecast-of.ts';
import { readTyped } from './put-expected.ts';
import { LEARNT_DAYS, readCalendar, readTakings } from './read-takings.ts';

const forecasting = taskOf(forecastOf, new URL('./forecast-of.ts', import.meta.url).href);
/** Ten forecasts of the past by four methods. */
const MS_A_DAY = 0.4;

/** How long a forecast is likely to take. */
export const forecastMilliseconds = ({ rows }: ForecastFacts): number =>
  rows.length === 0 ? 0 : LEARNT_DAYS * MS_A_DAY;

/** What will come in on days after the last that is known, up to `end`. Nothing is stored. */
export async function forecastTakings(call: Call<typeof takings.forecastTakings>): Promise<takings.Forecast> {
  const { start, end, kind } = call.query;
  const facts = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    readFacts(tx, { start, end, kind, now: call.deps.now() }),
  );
  return answerOf(call, forecasting, forecastMilliseconds(facts), facts);
}

interface Asked {
  start: string;
  end: string;
  kind: takings.TakingsKind;
  now: number;
}

/** What a forecast of days is made of. Two statements. */
async function readFacts(tx: Tx, asked: Asked): Promise<ForecastFacts> {
  return readForecastFacts(tx, { ...asked, business: await readBusiness(tx) });
}

/** What the forecast needs to know of the business. */
export async function readBusiness(tx: Tx) {
  const { time_zone, opening_hours } = await tx
    .selectFrom('project')
    .select(['time_zone', 'opening_hours'])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return { time_zone, opening: readOpeningHours(opening_hours).map((day) => day && spanOf(day)) };
}

type BusinessFacts = Awaited<ReturnType<typeof readBusiness>>;

/** The same with what is known of the business. */
export async function readForecastFacts(
  tx: Tx,
  { start, end, kind, now, business }: Asked & { business: BusinessFacts },
): Promise<ForecastFacts> {
  // Today isn't over: what came in so far is less than a day.
  const yesterday = addDays(localOf(business.time_zone, now).date, -1);
  const first = addDays(yesterday, -LEARNT_DAYS);
  const [rows, calendar, events, typed] = await together(tx, () => [
    readTakings(tx, { start: first, end: yesterday, kinds: [kind] }),
    readCalendar(tx, { start: first, end }),
    takingsOfEvents(tx, { start: first, end }),
    readTyped(tx, { start, end, kind }),
  ]);
  return {
    rows,
    typed,
    dates: datesBetween(start, end),
    calendar,
    events,
    opening: business.opening,
  };
}

/** A close at or before the open is on the next day. */
function spanOf({ open, close }: { open: ClockTime; close: ClockTime }) {
  const [from, to] = [minutesOf(open), minutesOf(close)];
  return { from, to: to <= from ? to + 1440 : to };
}
