import { createHash } from 'node:crypto';
import type { imports } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Headers whose columns are remembered, per project and kind: the ones used longest ago are forgotten. */
const KEPT = 50;

const headerKey = (headings: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headings.map((heading) => heading.trim().normalize('NFC').toLowerCase())))
    .digest();

/** What the columns of a file with this header were chosen to be before; null: such a file was never imported. */
export async function recallColumns(
  tx: Tx,
  kind: imports.FileKind,
  headings: readonly string[],
): Promise<(string | null)[] | null> {
  const found = await tx
    .selectFrom('import_mapping')
    .select('columns')
    .where('kind', '=', kind)
    .where('header', '=', headerKey(headings))
    .executeTakeFirst();
  return found?.columns.map((column) => column || null) ?? null;
}

/** Remembers the columns of a file that was imported. */
export async function rememberColumns(
  tx: Tx,
  kind: imports.FileKind,
  { headings, columns }: { headings: readonly string[]; columns: readonly (string | null)[] },
): Promise<void> {
  const chosen = columns.map((column) => column ?? '');
  await tx
    .insertInto('import_mapping')
    .values({ kind, header: headerKey(headings), columns: chosen })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'kind', 'header']).doUpdateSet({ columns: chosen, used_at: sql`now()` }),
    )
    .execute();
  await tx
    .deleteFrom('import_mapping')
    .where('kind', '=', kind)
    .where('header', 'in', (mapping) =>
      mapping
        .selectFrom('import_mapping')
        .select('header')
        .where('kind', '=', kind)
        .orderBy('used_at', 'desc')
        .orderBy('header')
        .offset(KEPT),
    )
    .execute();
}
