import type { settings } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { planningFactsChanged, changeSettings, findProject } from '../../access/projects/index.ts';
import { checkSettings } from './check-settings.ts';
import { readSystemSettings } from './read-system-settings.ts';
import { type WholeBody, wholeLists } from './whole-lists.ts';

type Endpoint = typeof settings.updateSystemSettings;

/**
 * Changes the planner's settings; a field left out stays. Everything existing is checked against them from now on.
 * @throws `stale`; `invalid` when a rule, template, person or role is not known here
 */
export async function updateSystemSettings(call: Call<Endpoint>) {
  const { projectId, username } = member(call);
  return call.deps.database.inProject(projectId, async (tx) => {
    await lockSettings(tx, call.ifMatch);
    const read = { language: call.language, now: call.deps.now() };
    const before = await readSystemSettings(tx, read);
    const body = wholeLists(call.body, before);
    await checkSettings(tx, body, { ...before, today: await localToday(tx, read.now) });
    const { agreed_limits, importance, severities, limits, business_rules, opening_hours } = body;
    await changeSettings(tx, {
      ...kept(body),
      ...(agreed_limits && { agreed_limits: JSON.stringify(agreed_limits) }),
      ...(importance && { importance: JSON.stringify(importance) }),
      ...(severities && { severities: JSON.stringify(severities) }),
      ...(limits && { limits: JSON.stringify(limits) }),
      ...(business_rules && { business_rules: JSON.stringify(business_rules) }),
      ...(opening_hours && { opening_hours: JSON.stringify(opening_hours) }),
    });
    await replaceRules(tx, body);
    const after = await readSystemSettings(tx, read);
    const changed = Object.keys(body) as (keyof typeof body)[];
    const only = (all: settings.SystemSettings) => Object.fromEntries(changed.map((field) => [field, all[field]]));
    const details = { before: only(before), after: only(after) };
    await recordActivity(tx, { action_type: 'settings.updated', actor: username, details });
    await planningFactsChanged(tx, 'all');
    return after;
  });
}

const localToday = async (tx: Tx, now: number) => localOf((await findProject(tx)).time_zone, now).date;

/** Of two managers who save concurrently the second waits here, and is then stale. @throws `stale` */
async function lockSettings(tx: Tx, ifMatch: number | null): Promise<void> {
  const { version } = await tx
    .selectFrom('project')
    .select('version')
    .where('id', '=', tx.projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (ifMatch !== null && ifMatch !== version) throw new ProblemError('stale');
}

/** The fields stored as columns unchanged. */
function kept(body: Call<Endpoint>['body']) {
  const {
    law_pack,
    regime,
    accounting_months,
    accounting_start,
    accounting_ground,
    closing_before_opening,
    asks_need_approval,
    alcohol_roles,
    planning_seconds,
    late_change_hours,
    late_change_percent,
  } = body;
  return {
    ...(law_pack && { law_pack }),
    ...(regime && { regime }),
    ...(accounting_months && { accounting_months }),
    ...(accounting_start && { accounting_start }),
    ...(accounting_ground !== undefined && { accounting_ground }),
    ...(closing_before_opening !== undefined && { closing_before_opening }),
    ...(asks_need_approval !== undefined && { asks_need_approval }),
    ...(alcohol_roles && { alcohol_roles }),
    ...(planning_seconds && { planning_seconds }),
    ...(late_change_hours !== undefined && { late_change_hours }),
    ...(late_change_percent !== undefined && { late_change_percent }),
  };
}

/** Replaces the stored lists with those of a body; lists left out stay. Their references have been looked up before. */
async function replaceRules(
  tx: Tx,
  { forbidden_sequences, template_limits, pairs, seniors }: WholeBody,
): Promise<void> {
  if (forbidden_sequences) {
    await tx.deleteFrom('forbidden_sequence').execute();
    if (forbidden_sequences.length > 0) await tx.insertInto('forbidden_sequence').values(forbidden_sequences).execute();
  }
  if (template_limits) {
    await tx.deleteFrom('template_limit').execute();
    if (template_limits.length > 0) await tx.insertInto('template_limit').values(template_limits).execute();
  }
  if (pairs) {
    await tx.deleteFrom('employee_pair').execute();
    if (pairs.length > 0) await tx.insertInto('employee_pair').values(pairs).execute();
  }
  if (seniors) {
    await tx.deleteFrom('senior_rule').execute();
    if (seniors.length > 0) await tx.insertInto('senior_rule').values(seniors).execute();
  }
}
