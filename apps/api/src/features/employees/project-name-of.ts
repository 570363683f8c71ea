import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The name of the project. */
export async function projectNameOf(db: Kysely<Tables>, projectId: string): Promise<string> {
  const project = await db.selectFrom('project').select('name').where('id', '=', projectId).executeTakeFirstOrThrow();
  return project.name;
}
