import type { templates } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { presentTemplate, templateColumns } from './present-template.ts';

/** Adds a shift template; its name is its ID (Spec section 3). @throws `name_taken` */
export async function createTemplate(call: Call<typeof templates.createTemplate>) {
  const { projectId, username } = member(call);
  return call.deps.database.inProject(projectId, async (tx) => {
    const row = await tx
      .insertInto('template')
      .values({ project_id: projectId, ...call.body })
      .onConflict((conflict) => conflict.doNothing())
      .returning(templateColumns)
      .executeTakeFirst();
    if (!row) throw new ProblemError('name_taken');
    const template = presentTemplate(row);
    await recordActivity(tx, projectId, { action_type: 'template.created', actor: username, details: { ...template } });
    return template;
  });
}
