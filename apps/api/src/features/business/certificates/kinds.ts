import type { certificates } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { planningFactsChanged } from '../../access/projects/index.ts';

/** The kinds by name, as the country of the project sorts them. */
export async function listKinds({ tx }: Pick<ProjectCall, 'tx'>): Promise<certificates.CertificateKind[]> {
  const { rows } = await sql<certificates.CertificateKind>`
    select id, name, roles, version, array(
      select template from certificate_template as need
      where need.project_id = kind.project_id and need.kind_id = kind.id order by template
    ) as templates
    from certificate_kind as kind where project_id = ${tx.projectId} order by ${byName(tx, 'name')}, id`.execute(tx);
  return rows;
}

/** Adds a kind; everybody's shifts are judged again. @throws `invalid` for an unknown template */
export async function createKind(call: ProjectCall<typeof certificates.createKind>) {
  const { tx } = call;
  const { templates, ...kind } = call.body;
  const id = randomUUIDv7();
  await tx
    .insertInto('certificate_kind')
    .values({ id, ...kind })
    .execute();
  await setTemplates(tx, id, templates);
  return finish(call, { action: 'created', id });
}

/** @throws `not_found`, `stale`; `invalid` for an unknown template */
export async function updateKind(call: ProjectCall<typeof certificates.updateKind>) {
  const { tx } = call;
  const id = call.params.id.toLowerCase();
  const { templates, ...kind } = call.body;
  const before = (await listKinds(call)).find((one) => one.id === id);
  if (!before) throw new ProblemError('not_found');
  const changed = await tx
    .updateTable('certificate_kind')
    .set((column) => ({ ...kind, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', call.ifMatch ?? before.version)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new ProblemError('stale');
  await setTemplates(tx, id, templates);
  return finish(call, { action: 'updated', id, before });
}

/** Deletes a kind with everyone's certificates of it. @throws `not_found` */
export async function deleteKind(call: ProjectCall<typeof certificates.deleteKind>): Promise<void> {
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('certificate_kind')
    .where('id', '=', call.params.id.toLowerCase())
    .returning('name')
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  const actor = call.caller.username;
  await recordActivity(tx, { action_type: 'certificate_kind.deleted', actor, details: deleted });
  await planningFactsChanged(tx, 'all');
}

async function setTemplates(tx: Tx, kind_id: string, templates: readonly string[]): Promise<void> {
  await tx.deleteFrom('certificate_template').where('kind_id', '=', kind_id).execute();
  if (templates.length === 0) return;
  const known = await tx
    .selectFrom('template')
    .select('name')
    .where('name', 'in', [...templates])
    .forKeyShare()
    .execute();
  if (known.length < templates.length) throw fieldProblem('templates', 'template_unknown');
  await tx
    .insertInto('certificate_template')
    .values(templates.map((template) => ({ kind_id, template })))
    .execute();
}

async function finish(
  call: Pick<ProjectCall, 'tx' | 'caller'>,
  { action, id, before }: { action: 'created' | 'updated'; id: string; before?: certificates.CertificateKind },
): Promise<certificates.CertificateKind> {
  const after = (await listKinds(call)).find((kind) => kind.id === id);
  if (!after) throw new ProblemError('not_found');
  const details = { name: after.name, ...(before && { before }), after };
  await recordActivity(call.tx, {
    action_type: `certificate_kind.${action}`,
    actor: call.caller.username,
    details,
  });
  await planningFactsChanged(call.tx, 'all');
  return after;
}
