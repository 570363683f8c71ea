import type { schedule } from '@pamaina/contract';
import { sql } from 'kysely';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type Call, member, type ProjectCall } from '../../platform/http/route.ts';

const columns = ['id', 'year', 'month', 'version', 'published_at', 'published_by', 'shifts'] as const;

/** The published months, newest first. */
export async function listArchives(call: ProjectCall<typeof schedule.listArchives>) {
  const { tx } = call;
  return tx
    .selectFrom('archive')
    .select(columns)
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

/** One published month as archived, and whether it is unchanged. @throws `not_found` */
export async function getArchive(call: Call<typeof schedule.getArchive>) {
  const { projectId } = member(call);
  const archive = await call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('archive')
      .select([...columns, 'entries', 'seal', sql<boolean>`is_intact(archive)`.as('intact')])
      .where('id', '=', call.params.id.toLowerCase())
      .executeTakeFirst(),
  );
  if (!archive) throw new ProblemError('not_found');
  return { ...archive, entries: archive.entries as schedule.Shift[] };
}
