import { yearOf } from '@pamaina/contract';
import { randomBytes } from 'node:crypto';
import type { Language } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { countMinutes } from '../../plan/planning-input/index.ts';
import { publicHolidays } from '../../../platform/time/public-holidays.ts';
import { currentInstant } from '../../../platform/time/clock.ts';
import type { Original } from './make-original.ts';
import { DEMO_COUNTRY, HOLIDAY } from './fill-demo.ts';
import { ID_SIGN, withWords } from './placeholders.ts';

const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

interface Copy {
  projectId: string;
  /** What usernames and IDs end in; nothing for the demo that everybody shares. */
  idSign: string;
  language: Language;
  /** Where the visitor came from, of a copy of their own. */
  network: string | null;
  /** Left out, no password opens its accounts. */
  password_hash?: string;
}

/**
 * Writes the demo that an original was made of as a project of its own, in a transaction of that project; much of its
 * time is that of a year of takings by hour.
 */
export async function writeCopy(
  tx: Tx,
  original: Original,
  { projectId, idSign, language, ...copy }: Copy,
): Promise<void> {
  const wordOf = wordsOf(original, language);
  const ids = new Map([[original.projectId, projectId]]);
  const idOf = (id: string) => {
    const known = ids.get(id) ?? freshId(id);
    ids.set(id, known);
    return known;
  };
  for (const { name, rows } of original.tables) {
    const own = withWords(rows.replaceAll(ID_SIGN, idSign).replaceAll(UUID, idOf), wordOf);
    const table = sql.table(name);
    await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${own}::jsonb)`.execute(tx);
  }
  await countMinutes(tx);
  await tx
    .updateTable('project')
    .set({ created_at: currentInstant(), demo_network: copy.network })
    .where('id', '=', projectId)
    .execute();
  const managers = tx.selectFrom('project_member').select('account_id').where('project_id', '=', projectId);
  await tx
    .updateTable('account')
    .set({ language, ...(copy.password_hash !== undefined && { password_hash: copy.password_hash }) })
    .where((where) => where.or([where('project_id', '=', projectId), where('id', 'in', managers)]))
    .execute();
}

/** Comes at the same place among the others; the last 60 bits are as good as new. */
const freshId = (id: string): string => {
  const random = randomBytes(8).toString('hex');
  return `${id.slice(0, 20)}${random.slice(0, 3)}-${random.slice(4)}`;
};

function wordsOf({ date }: Original, language: Language): (key: string) => string {
  const year = yearOf(date);
  const days = [year - 1, year, year + 1, year + 2].flatMap((of) => publicHolidays(DEMO_COUNTRY, of, language));
  const holidays = new Map(days.map(({ date: day, name }) => [HOLIDAY + day, name]));
  return (key) => holidays.get(key) ?? textOf(language, key);
}
