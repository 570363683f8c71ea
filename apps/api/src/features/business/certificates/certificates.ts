import type { certificates } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { byName } from '../../../platform/database/by-name.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { planningFactsChanged, findProject } from '../../access/projects/index.ts';

type Certificate = certificates.Certificate;

/** A certificate expires soon so many days before it does. */
const SOON_DAYS = 30;

/**
 * The certificates of those who work here, and those that a role needs and nobody recorded, the most urgent first. One
 * that was renewed does not expire. @param one of one employee, or one certificate
 */
async function readCertificates(
  { tx, now }: Pick<ProjectCall, 'tx' | 'now'>,
  one: { employeeId?: string; id?: string } = {},
): Promise<Certificate[]> {
  const { time_zone } = await findProject(tx);
  const today = localOf(time_zone, now).date;
  const { employeeId = null, id = null } = one;
  const { rows } = await sql<Certificate>`
    with held as (
      select certificate.*, max(coalesce(valid_until, 'infinity')) over (partition by employee_id, kind_id) as latest
      from certificate where project_id = ${tx.projectId}
    ), listed as (
      select held.id, employee.id as employee_id, employee.name as employee_name, kind.id as kind_id, kind.name as kind,
        valid_from, valid_until, coalesce(held.version, 0) as version,
        case
          when held.id is null then 'missing'
          when valid_until < ${today}::date then 'expired'
          when valid_from > ${today}::date then 'later'
          when valid_until <= ${today}::date + ${SOON_DAYS}::integer and latest = valid_until then 'expiring'
          else 'valid'
        end as state,
        -- An expired one that was renewed is history.
        coalesce(valid_until < ${today}::date and latest > valid_until, false) as is_old
      from employee cross join certificate_kind as kind
      left join held on held.employee_id = employee.id and held.kind_id = kind.id
      where employee.project_id = ${tx.projectId} and kind.project_id = ${tx.projectId}
        and (employee.last_day is null or employee.last_day >= ${today}::date)
        and (held.id is not null or employee.roles && kind.roles)
        and (${employeeId}::text is null or employee.id = ${employeeId}) and (${id}::uuid is null or held.id = ${id}::uuid)
    )
    select id, employee_id, employee_name, kind_id, kind, valid_from, valid_until, state, version from listed
    where ${id}::uuid is not null or not is_old
    order by array_position(array['missing', 'expired', 'expiring', 'later', 'valid'], state), valid_until,
      ${byName(tx, 'employee_name')}, kind, id`.execute(tx);
  return rows;
}

/** Managers see all, employees their own. */
export function listCertificates(call: ProjectCall<typeof certificates.listCertificates>): Promise<Certificate[]> {
  return readCertificates(call, call.caller.role === 'manager' ? {} : { employeeId: employeeOf(call.caller) });
}

/** @throws `invalid` for an unknown employee or kind */
export async function createCertificate(call: ProjectCall<typeof certificates.createCertificate>) {
  const { tx } = call;
  const { employee_id, kind_id, valid_from = null, valid_until = null } = call.body;
  const person = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employee_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw fieldProblem('employee_id', 'employee_unknown');
  const kind = await tx
    .selectFrom('certificate_kind')
    .select('id')
    .where('id', '=', kind_id.toLowerCase())
    .forKeyShare()
    .executeTakeFirst();
  if (!kind) throw fieldProblem('kind_id', 'choice');
  const id = randomUUIDv7();
  await tx.insertInto('certificate').values({ id, employee_id, kind_id: kind.id, valid_from, valid_until }).execute();
  return finish(call, { id, action: 'created' });
}

/** @throws `not_found`, `stale` */
export async function updateCertificate(call: ProjectCall<typeof certificates.updateCertificate>) {
  const { tx } = call;
  const id = call.params.id.toLowerCase();
  const { valid_from = null, valid_until = null } = call.body;
  const before = await tx
    .selectFrom('certificate')
    .select(['valid_from', 'valid_until', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  const { version, ...days } = before;
  if ((call.ifMatch ?? version) !== version) throw new ProblemError('stale');
  await tx
    .updateTable('certificate')
    .set({ valid_from, valid_until, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return finish(call, { id, action: 'updated', before: days, after: { valid_from, valid_until } });
}

/** @throws `not_found` */
export async function deleteCertificate(call: ProjectCall<typeof certificates.deleteCertificate>): Promise<void> {
  const id = call.params.id.toLowerCase();
  const [known] = await readCertificates(call, { id });
  const { tx } = call;
  const deleted = await tx.deleteFrom('certificate').where('id', '=', id).returning('employee_id').executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  const details = { name: known?.employee_name ?? deleted.employee_id, certificate: known?.kind ?? '' };
  await recordActivity(tx, { action_type: 'certificate.deleted', actor: call.caller.username, details });
  await planningFactsChanged(tx, [deleted.employee_id]);
}

async function finish(
  call: Pick<ProjectCall, 'tx' | 'caller' | 'now'>,
  { id, action, ...changed }: { id: string; action: 'created' | 'updated'; before?: object; after?: object },
): Promise<Certificate> {
  const [certificate] = await readCertificates(call, { id });
  if (!certificate) throw new ProblemError('not_found');
  const details = { name: certificate.employee_name, certificate: certificate.kind, ...changed };
  await recordActivity(call.tx, { action_type: `certificate.${action}`, actor: call.caller.username, details });
  await planningFactsChanged(call.tx, [certificate.employee_id]);
  return certificate;
}
