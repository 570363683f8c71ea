import { templates, fieldNames, minutesBetween, clockTimeOf } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import { createHook } from '../../../platform/ground/hook.ts';
import { byName } from '../../../platform/database/by-name.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { type ProjectCall, member, type Call } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordActivity } from '../../access/activity/index.ts';

/** Adds a shift template; its name is its ID. @throws `name_taken` */
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
  if (row.name !== name) await templateRenamed(tx, name, row.name);
  const after = presentTemplate(row);
  const details = { name, before: presentTemplate(before), after };
  await recordActivity(tx, { action_type: 'template.updated', actor: username, details });
  return after;
}

/** After a template has another name: live shifts get it, and what was done in them. */
export const templateRenamed = createHook<[tx: Tx, from: string, to: string]>('templateRenamed');

/** The project's templates by name, as its country sorts them. */
export async function listTemplates(call: Call<typeof templates.listTemplates>) {
  const { projectId } = member(call);
  const rows = await call.deps.database.readInProject(projectId, (tx) =>
    tx.selectFrom('template').select(templateColumns).orderBy(byName(tx, 'name')).execute(),
  );
  return rows.map(presentTemplate);
}

export const templateColumns = [...fieldNames(templates.fields), 'version' as const];
type TemplateRow = Pick<Selectable<Tables['template']>, (typeof templateColumns)[number]>;

/**
 * A template as clients see it. `minutes` are net of the break, and 0 for on-call time at home; an end at or before the
 * start is on the next day.
 */
export function presentTemplate(row: TemplateRow): templates.Template {
  // The database writes seconds.
  const start_time = clockTimeOf(row.start_time);
  const end_time = clockTimeOf(row.end_time);
  return {
    ...row,
    color: row.color as templates.Template['color'],
    start_time,
    end_time,
    minutes: row.on_call === 'at_home' ? 0 : minutesBetween(start_time, end_time) - row.break_minutes,
  };
}
