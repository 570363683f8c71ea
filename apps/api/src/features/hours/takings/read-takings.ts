import type { takings } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/time/zone.ts';
import { takingsOfEvents } from '../../messages/events/index.ts';
import { businessDays, seriesOf, slotKey, type TakingRow } from './series-of.ts';
import { atOf } from './taking-times.ts';

/** What is compared with what is shown, to find values of many times the usual. */
export const COMPARED_DAYS = 84;

/** What is learnt from: a bit more than a year. */
export const LEARNT_DAYS = 400;

interface Range {
  start: string;
  end: string;
  kinds: readonly takings.TakingsKind[];
}

/** What came in as it is known now, in order. One statement. */
export async function readTakings(tx: Tx, { start, end, kinds }: Range) {
  return tx
    .selectFrom('taking')
    .select(['kind', 'date', 'minute', 'is_again', 'minutes', 'value', 'is_confirmed'])
    .where((where) => where.between('date', start, end))
    .where('kind', 'in', kinds)
    .where('replaced_at', 'is', null)
    .orderBy('date')
    .orderBy('minute')
    .orderBy('is_again')
    .orderBy('kind')
    .execute();
}

/** What most is known of in some days; null: nothing is. One statement. */
export async function mostKnownKind(
  tx: Tx,
  { start, end }: Pick<Range, 'start' | 'end'>,
): Promise<takings.TakingsKind | null> {
  const rows = await tx
    .selectFrom('taking')
    .select((select) => ['kind', select.fn.count<number>('date').distinct().as('days')])
    .where((where) => where.between('date', start, end))
    .where('replaced_at', 'is', null)
    .groupBy('kind')
    .orderBy('days', 'desc')
    .orderBy('kind')
    .execute();
  return rows[0]?.kind ?? null;
}

/** The rows of days as clients see them. One statement. */
export async function presentTakings(tx: Tx, { start, end, kinds }: Range): Promise<takings.Taking[]> {
  const first = addDays(start, -COMPARED_DAYS);
  const [rows, calendar, events] = await together(tx, () => [
    readTakings(tx, { start: first, end, kinds }),
    readCalendar(tx, { start: first, end }),
    takingsOfEvents(tx, { start: first, end }),
  ]);
  const business = businessDays({ calendar, events, opening: [] });
  const unusual = new Map(
    kinds.map((kind) => [
      kind,
      seriesOf(
        rows.filter((row) => row.kind === kind),
        business,
      ).unusual,
    ]),
  );
  return rows
    .filter(({ date }) => date >= start)
    .map((row) => ({
      at: atOf(row),
      minutes: row.minutes,
      kind: row.kind,
      value: row.value,
      unusual: unusual.get(row.kind)?.has(slotOf(row)) === true,
    }));
}

/** Public holidays, and days on which the business is closed. One statement. */
export async function readCalendar(tx: Tx, { start, end }: { start: string; end: string }) {
  const rows = await tx
    .selectFrom('calendar_day')
    .select(['date', 'closed', 'is_public'])
    .where((where) => where.between('date', start, end))
    .execute();
  return rows.map(({ date, closed, is_public }) => ({ date, isHoliday: is_public, isClosed: closed }));
}

const slotOf = ({ date, minute }: Pick<TakingRow, 'date' | 'minute'>) =>
  slotKey(date, minute === null ? 0 : Math.floor(minute / 60));

/** What came in in money by date, in its units; values of many times the usual that nobody confirmed are left out. */
export async function usualTakings(tx: Tx, range: { start: string; end: string }) {
  const rows = await presentTakings(tx, { ...range, kinds: ['takings'] });
  return rows.flatMap(({ at, value, unusual }) => (unusual ? [] : [{ date: at.slice(0, 10), value }]));
}
