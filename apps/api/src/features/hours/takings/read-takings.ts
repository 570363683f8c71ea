import { takings } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays } from '../../../platform/time/zone.ts';
import { seriesOf, slotKey, type TakingRow } from './series-of.ts';
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

/** The rows of days as clients see them. */
export async function presentTakings(tx: Tx, { start, end, kinds }: Range): Promise<takings.Taking[]> {
  const rows = await readTakings(tx, { start: addDays(start, -COMPARED_DAYS), end, kinds });
  const unusual = new Map(kinds.map((kind) => [kind, unusualOf(rows.filter((row) => row.kind === kind))]));
  return rows
    .filter(({ date }) => date >= start)
    .map((row) => {
      const kind = takings.TakingsKind.parse(row.kind);
      return {
        at: atOf(row),
        minutes: row.minutes,
        kind,
        value: row.value,
        unusual: unusual.get(kind)?.has(slotOf(row)) === true,
      };
    });
}

const slotOf = ({ date, minute }: Pick<TakingRow, 'date' | 'minute'>) =>
  slotKey(date, minute === null ? 0 : Math.floor(minute / 60));

/** Without the calendar: what is many times the usual is so on a holiday too. */
const unusualOf = (rows: readonly TakingRow[]) => seriesOf(rows, { calendar: new Map(), opening: [] }).unusual;
