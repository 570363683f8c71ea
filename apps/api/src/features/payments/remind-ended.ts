import type { Deps } from '../../platform/deps.ts';
import { inEachProject } from '../../platform/jobs/in-each-project.ts';
import { notifyBilling } from '../purchases/index.ts';

/** Before the data is erased: 23 days after the end of a project whose data is stored for 30 (threats, GDPR). */
const AHEAD_MS = 7 * 24 * 60 * 60 * 1000;

/** Reminds the managers of ended projects, once, that all data will be erased and can be exported. */
export async function remindEnded({ database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>): Promise<void> {
  const at = now();
  const soon = await database.direct
    .selectFrom('project')
    .select(['id as project_id', 'erase_at'])
    .where('billing', '=', 'ended')
    .where('erase_at', '>', new Date(at).toISOString())
    .where('erase_at', '<=', new Date(at + AHEAD_MS).toISOString())
    .execute();
  const eraseAt = new Map(soon.map(({ project_id, erase_at }) => [project_id, erase_at]));
  const tell = async (id: string) => {
    const when = eraseAt.get(id);
    if (when == null) return;
    await database.inProject(id, (tx) =>
      notifyBilling(tx, { variant: 'soon', subject: `${id}:${when}`, eraseAt: when }),
    );
  };
  await inEachProject(soon, tell, log);
}
