import { currencies, type settings } from '@pamaina/contract';
import { requireFresh } from '../../../platform/auth/freshness.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { storedZone } from '../../../platform/time/stored-zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { planningFactsChanged, changeSettings } from '../../access/projects/index.ts';
import { hasFactor } from '../../access/second-factor/index.ts';

const columns = [
  'id',
  'name',
  'description',
  'time_zone',
  'country',
  'currency',
  'region',
  'company_code',
  'version',
  'managers_need_second_factor',
  'api_token_days',
] as const;

/** The project as its people see it. */
export async function getProjectSettings(call: ProjectCall<typeof settings.getProjectSettings>) {
  const { projectId } = call.caller;
  const { tx } = call;
  return tx.selectFrom('project').select(columns).where('id', '=', projectId).executeTakeFirstOrThrow();
}

/**
 * Names and describes the project; its country and region say which days are public holidays. Its time zone stays once
 * instants were reckoned by it: shifts and unavailability would move.
 * @throws `stale`; `invalid` for a time zone that can no longer change, and for requiring a second factor that the
 * caller does not have; `reauthentication_required` for a change of that or of the longest life of API tokens
 */
export async function updateProjectSettings(call: ProjectCall<typeof settings.updateProjectSettings>) {
  const { projectId, username } = call.caller;
  const { name, description, company_code, managers_need_second_factor, api_token_days } = call.body;
  const time_zone = call.body.time_zone === undefined ? undefined : storedZone('time_zone', call.body.time_zone);
  const { tx } = call;
  const before = await tx
    .selectFrom('project')
    .select(columns)
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { country, region } = placeOf(before, call.body);
  if (!currencies.includes(call.body.currency ?? before.currency)) throw fieldProblem('currency', 'choice');
  if (time_zone !== undefined && time_zone !== before.time_zone) await refuseReckoned(tx);
  if (managers_need_second_factor !== undefined && managers_need_second_factor !== before.managers_need_second_factor)
    await allowRequirement(call, managers_need_second_factor);
  if (api_token_days !== undefined && api_token_days !== before.api_token_days) requireOwner(call, 'api_token_days');
  if ((call.ifMatch ?? before.version) !== before.version) throw new ProblemError('stale');
  await changeSettings(tx, {
    name,
    description: description || null,
    country,
    region,
    ...(call.body.currency !== undefined && { currency: call.body.currency }),
    ...(time_zone !== undefined && { time_zone }),
    ...(company_code !== undefined && { company_code: company_code || null }),
    ...(managers_need_second_factor !== undefined && { managers_need_second_factor }),
    ...(api_token_days !== undefined && { api_token_days }),
  });
  const after = await tx.selectFrom('project').select(columns).where('id', '=', projectId).executeTakeFirstOrThrow();
  const isOther = (['country', 'region', 'time_zone'] as const).some((one) => after[one] !== before[one]);
  if (isOther) await planningFactsChanged(tx, 'all');
  await recordActivity(tx, {
    action_type: 'project.updated',
    actor: username,
    details: { name, before, after },
  });
  return after;
}

interface Place {
  country: string;
  region: string | null;
}

interface Wanted {
  country?: string | undefined;
  region?: string | null | undefined;
}

/** @throws `invalid` for a region of another country */
function placeOf(before: Place, { country = before.country, region }: Wanted): Place {
  if (region === undefined) return { country, region: country === before.country ? before.region : null };
  if (region !== null && !region.startsWith(`${country}-`)) throw fieldProblem('region', 'choice');
  return { country, region };
}

async function refuseReckoned(tx: Tx): Promise<void> {
  for (const table of ['shift', 'unavailability'] as const)
    if (await tx.selectFrom(table).select('id').where('project_id', '=', tx.projectId).limit(1).executeTakeFirst())
      throw fieldProblem('time_zone', 'time_zone_in_use');
}

/** It is about who has access. @throws `invalid` for who does not decide that, `reauthentication_required` */
function requireOwner({ caller }: ProjectCall, field: string): void {
  if (!caller.abilities.has('members.write')) throw fieldProblem(field, 'owner_decides');
  requireFresh(caller);
}

/** Those who require a second factor have one: they would shut themselves out. */
async function allowRequirement(call: ProjectCall, isRequired: boolean): Promise<void> {
  const { caller, tx } = call;
  requireOwner(call, 'managers_need_second_factor');
  if (isRequired && !(await hasFactor(tx, caller.accountId)))
    throw fieldProblem('managers_need_second_factor', 'own_second_factor_first');
}
