import type { templates } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { presentTemplate, templateColumns } from './present-template.ts';

/** Adds a shift template; its name is its ID (Spec section 3). @throws `name_taken` */
export async function createTemplate(call: ProjectCall<typeof templates.createTemplate>) {
  const { username } = call.caller;
  const { tx } = call;
  const row = await tx
    .insertInto('template')
    .values(call.body)
    .onConflict((conflict) => conflict.doNothing())
    .returning(templateColumns)
    .executeTakeFirst();
  if (!row) throw new ProblemError('name_taken');
  const template = presentTemplate(row);
  await recordActivity(tx, { action_type: 'template.created', actor: username, details: { ...template } });
  return template;
}
