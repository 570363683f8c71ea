import { minutesOf, type ClockTime, type takings } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { addDays, datesBetween, localOf } from '../../../platform/time/zone.ts';
import { taskOf } from '../../../platform/work/task.ts';
import { findProject } from '../../access/projects/index.ts';
import { readOpeningHours } from '../../business/settings/index.ts';
import { forecastOf, type ForecastFacts } from './forecast-of.ts';
import { LEARNT_DAYS, readTakings } from './read-takings.ts';

const forecasting = taskOf(forecastOf, new URL('./forecast-of.ts', import.meta.url).href);
/** Ten forecasts of the past by four methods. */
const MS_A_DAY = 0.4;

/** What will come in on days after the last that is known, up to `end`. Nothing is stored. */
export async function forecastTakings(call: Call<typeof takings.forecastTakings>): Promise<takings.Forecast> {
  const { start, end, kind } = call.query;
  const facts = await call.deps.database.readInProject(member(call).projectId, (tx) =>
    readForecastFacts(tx, { start, end, kind, now: call.deps.now() }),
  );
  return answerOf(call, forecasting, LEARNT_DAYS * MS_A_DAY, facts);
}

interface Asked {
  start: string;
  end: string;
  kind: takings.TakingsKind;
  now: number;
}

/** What a forecast of days is made of. */
export async function readForecastFacts(tx: Tx, { start, end, kind, now }: Asked): Promise<ForecastFacts> {
  const project = await findProject(tx);
  // Today isn't over: what came in so far is less than a day.
  const yesterday = addDays(localOf(project.time_zone, now).date, -1);
  const first = addDays(yesterday, -LEARNT_DAYS);
  const rows = await readTakings(tx, { start: first, end: yesterday, kinds: [kind] });
  const calendar = await tx
    .selectFrom('calendar_day')
    .select(['date', 'closed', 'is_public'])
    .where((where) => where.between('date', first, end))
    .execute();
  const { opening_hours } = await tx
    .selectFrom('project')
    .select('opening_hours')
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return {
    rows,
    dates: datesBetween(start, end),
    calendar: calendar.map(({ date, closed, is_public }) => ({ date, isHoliday: is_public, isClosed: closed })),
    opening: readOpeningHours(opening_hours).map((day) => day && spanOf(day)),
  };
}

/** A close at or before the open is on the next day. */
function spanOf({ open, close }: { open: ClockTime; close: ClockTime }) {
  const [from, to] = [minutesOf(open), minutesOf(close)];
  return { from, to: to <= from ? to + 1440 : to };
}
