import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordActivities } from '../../access/activity/index.ts';
import { presentTemplate, templateColumns } from './templates.ts';

/** Adds templates whose names are free. @returns how many were added */
export async function addTemplates(
  tx: Tx,
  templates: readonly Insertable<Tables['template']>[],
  actor: string,
): Promise<number> {
  if (templates.length === 0) return 0;
  const rows = await tx
    .insertInto('template')
    .values([...templates])
    .onConflict((conflict) => conflict.doNothing())
    .returning(templateColumns)
    .execute();
  await recordActivities(
    tx,
    rows.map((row) => ({ action_type: 'template.created', actor, details: { ...presentTemplate(row) } })),
  );
  return rows.length;
}
