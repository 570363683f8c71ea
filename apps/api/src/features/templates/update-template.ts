import type { templates } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { presentTemplate, templateColumns } from './present-template.ts';
import { renameInShifts } from './rename-in-shifts.ts';

/**
 * Changes a template. Existing shifts keep their hours; a new name is applied to requirements and live shifts, while
 * archives keep the old one.
 * @throws `not_found`, `name_taken`, `stale`
 */
export async function updateTemplate(call: ProjectCall<typeof templates.updateTemplate>) {
  const { username } = call.caller;
  const { name } = call.params;
  const { tx } = call;
  const before = await tx
    .selectFrom('template')
    .select(templateColumns)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  const row = await tx
    .updateTable('template')
    .set({ ...call.body, version: before.version + 1 })
    .where('name', '=', name)
    .where('version', '=', call.ifMatch ?? before.version)
    .returning(templateColumns)
    .executeTakeFirst();
  if (!row) throw new ProblemError('stale');
  if (row.name !== name) await renameInShifts(tx, name, row.name);
  const after = presentTemplate(row);
  const details = { name, before: presentTemplate(before), after };
  await recordActivity(tx, { action_type: 'template.updated', actor: username, details });
  return after;
}
