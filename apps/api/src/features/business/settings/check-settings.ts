import { laws, type settings } from '@pamaina/contract';
import { boundOf, isAllowed, lawDocument, lawHistory, lawOn } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError, type ProblemDetails } from '../../../platform/ground/problem-error.ts';
import { rulesOf } from './read-system-settings.ts';
import type { WholeBody } from './whole-lists.ts';

interface Terms extends Pick<
  settings.SystemSettings,
  | 'law_pack'
  | 'regime'
  | 'accounting_months'
  | 'accounting_ground'
  | 'agreed_limits'
  | 'late_change_hours'
  | 'late_change_percent'
> {
  /** A local date, whose law holds. */
  today: string;
}

/**
 * Looks up what settings reference, and locks the rows until they are saved: a concurrent deletion of a template or an
 * employee waits.
 * @throws `invalid` with each field that names what is not here, or makes of a rule what it may not become
 */
export async function checkSettings(tx: Tx, body: WholeBody, before: Terms): Promise<void> {
  const templates = await knownTemplates(tx);
  const people = await knownPeople(tx);
  const wrong = new Map<string, string | Wrong>();
  const template = (field: string, name: string) => {
    if (!templates.has(name)) wrong.set(field, 'template_unknown');
  };
  const person = (field: string, id: string) => {
    if (!people.has(id)) wrong.set(field, 'employee_unknown');
  };
  body.forbidden_sequences?.forEach((row, index) => {
    template(`forbidden_sequences.${index}.template`, row.template);
    template(`forbidden_sequences.${index}.next_template`, row.next_template);
    if (row.third_template !== null) template(`forbidden_sequences.${index}.third_template`, row.third_template);
  });
  body.template_limits?.forEach((row, index) => template(`template_limits.${index}.template`, row.template));
  body.seniors?.forEach((row, index) => template(`seniors.${index}.template`, row.template));
  body.pairs?.forEach((row, index) => {
    person(`pairs.${index}.employee_id`, row.employee_id);
    person(`pairs.${index}.other_employee_id`, row.other_employee_id);
  });
  if (body.law_pack !== undefined && body.law_pack !== laws.NO_LAW && !lawDocument(body.law_pack))
    wrong.set('law_pack', 'choice');
  if (isPeriodTooLong(body, before)) wrong.set('accounting_months', 'accounting_long');
  for (const [field, key] of wrongAgreed(body, before)) wrong.set(field, key);
  const halfOf = halfLateChange(body, before);
  if (halfOf !== null) wrong.set(halfOf, 'late_change_half');
  for (const [field, key] of wrongSeverities(body, before)) wrong.set(field, key);
  if (wrong.size > 0)
    throw new ProblemError('invalid', { fields: Object.fromEntries([...wrong].map(([field, one]) => [field, [one]])) });
}

/** What is wrong with a field, where its text names values. */
type Wrong = Exclude<NonNullable<ProblemDetails['fields']>[string][number], string>;

/**
 * What was agreed is within the law while it holds. One that is stored already stays when the law has changed: it
 * counts as far as the law allows.
 */
function wrongAgreed({ agreed_limits = [], law_pack }: WholeBody, before: Terms): [string, string | Wrong][] {
  const document = lawDocument(law_pack ?? before.law_pack);
  const stored = new Set(before.agreed_limits.map((limit) => JSON.stringify(limit)));
  return agreed_limits.flatMap((limit, index): [string, string | Wrong][] => {
    if (stored.has(JSON.stringify(limit)) || (document && isAllowed(document, limit))) return [];
    const bound = document ? boundOf(document, limit) : null;
    if (bound === null) return [[`agreed_limits.${index}.part`, 'choice']];
    return [[`agreed_limits.${index}.value`, looser(bound, limit.part)]];
  });
}

/** What is looser than the law, and by what bound: lengths of time are said in hours, as they are entered. */
function looser({ way, value }: NonNullable<ReturnType<typeof boundOf>>, part: string): Wrong {
  return { key: `agreed_looser.${way}`, values: { value: part.endsWith('Minutes') ? value / 60 : value } };
}

/** By the rules in force once this is saved. */
function wrongSeverities({ severities = {}, ...body }: WholeBody, before: Terms) {
  const { today } = before;
  const terms = { law_pack: body.law_pack ?? before.law_pack, regime: body.regime ?? before.regime, today };
  const rules = new Map(rulesOf(terms).map((one) => [one.rule, one]));
  return Object.entries(severities).flatMap(([code, severity]): [string, string][] => {
    const found = rules.get(code);
    if (!found) return [[`severities.${code}`, 'rule_unknown']];
    return found.choices.includes(severity) ? [] : [[`severities.${code}`, 'choice']];
  });
}

/**
 * DK 113, 2003/88/EC 16 and 19. A value stored by an earlier version stays until the period, its ground or the law is
 * changed.
 */
function isPeriodTooLong(body: WholeBody, before: Terms): boolean {
  if (body.law_pack === undefined && body.accounting_months === undefined && body.accounting_ground === undefined)
    return false;
  const law_pack = body.law_pack ?? before.law_pack;
  const months = body.accounting_months ?? before.accounting_months;
  const ground = body.accounting_ground === undefined ? before.accounting_ground : body.accounting_ground;
  const period = lawOn(lawHistory(law_pack), before.today)?.accountingPeriod;
  if (!period) return false;
  const most = ground === null ? period.mostMonths : (period.grounds[ground] ?? period.mostMonths);
  return months > most;
}

/** The field that is missing of the rule for late changes, which has both; null: none is. */
function halfLateChange(body: WholeBody, before: Terms): 'late_change_hours' | 'late_change_percent' | null {
  const hours = body.late_change_hours === undefined ? before.late_change_hours : body.late_change_hours;
  const percent = body.late_change_percent === undefined ? before.late_change_percent : body.late_change_percent;
  if ((hours === null) === (percent === null)) return null;
  return hours === null ? 'late_change_hours' : 'late_change_percent';
}

async function knownTemplates(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('template').select('name').forKeyShare().execute();
  return new Set(rows.map(({ name }) => name));
}

async function knownPeople(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('employee').select('id').forKeyShare().execute();
  return new Set(rows.map(({ id }) => id));
}
