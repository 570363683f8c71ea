import type { schedule } from '@pamaina/contract';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { type Call, member, type ProjectCall } from '../../../platform/http/route.ts';
import { withNames } from '../../access/activity/index.ts';
import { readEntries, readPublishedChanges } from '../shifts/index.ts';

const columns = ['id', 'year', 'month', 'version', 'published_at', 'published_by', 'shifts'] as const;

/** The published months, newest first. */
export async function listArchives(call: ProjectCall<typeof schedule.listArchives>) {
  const { tx } = call;
  const archives = await tx
    .selectFrom('archive')
    .select(columns)
    .orderBy('year', 'desc')
    .orderBy('month', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return withNames(tx, archives, ['published_by', 'published_at']);
}

/** One published month as archived, and whether it is unchanged. @throws `not_found` */
export async function getArchive(call: Call<typeof schedule.getArchive>) {
  const { projectId, role } = member(call);
  const [archive] = await call.deps.database.inProject(projectId, async (tx) => {
    const found = tx
      .selectFrom('archive')
      .select([...columns, 'entries', 'seal', sql<boolean>`is_intact(archive)`.as('intact')])
      .where('id', '=', call.params.id.toLowerCase());
    return withNames(tx, await found.execute(), ['published_by', 'published_at']);
  });
  if (!archive) throw new ProblemError('not_found');
  const entries = readEntries(archive.entries);
  if (role !== 'manager') return { ...archive, entries };
  return { ...archive, entries, ...(await readRecord(call, archive)) };
}

/** Who confirmed a version, and what it changed for which reasons. */
async function readRecord(
  call: Call<typeof schedule.getArchive>,
  { id, year, month, version }: Pick<schedule.Archive, 'id' | 'year' | 'month' | 'version'>,
) {
  return call.deps.database.inProject(member(call).projectId, async (tx) => {
    const receipts = await tx
      .selectFrom('receipt')
      .select(['employee_name as name', 'asked_at', 'confirmed_at', 'confirmed_by'])
      .where('archive_id', '=', id)
      .orderBy(byName(tx, 'employee_name'))
      .execute();
    const amended = await tx
      .selectFrom('amendment')
      .select('changes')
      .where('version', '=', version)
      .where(sql<boolean>`(extract(year from starts_on), extract(month from starts_on)) = (${year}, ${month})`)
      .executeTakeFirst();
    return { receipts, changes: amended?.changes ? readPublishedChanges(amended.changes) : null };
  });
}
