import { employees, fieldNames, type BodyOf } from '@pamaina/contract';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { planningFactsChanged } from '../../access/projects/index.ts';
import { employeeColumns, readEmployee, writtenFields } from './employee-columns.ts';
import { narrowEmployment } from './employment-days.ts';
import {
  readEmploymentFields,
  readInFull,
  replaceTerms,
  todayOf,
  underGivenNames,
  withEmployment,
} from './employment-fields.ts';

/**
 * Changes a person; their shifts are judged again, as roles and hours decide what they may work.
 * @throws `not_found`, `stale`; `invalid` when the body has another ID, or the first day is after worked shifts
 */
export async function updateEmployee(call: ProjectCall<typeof employees.updateEmployee>) {
  const { username } = call.caller;
  const { id } = call.params;
  const { id: bodyId = id, ...given } = call.body;
  if (bodyId !== id) throw fieldProblem('id', 'id_fixed');
  const { tx } = call;
  const found = await tx
    .selectFrom('employee')
    .select(employeeColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  const before = readEmployee(found);
  const { fields, lastDay: givenEnd, terms } = readEmploymentFields(given, before);
  const [inFull] = terms === undefined ? [] : await withEmployment(tx, [before]);
  const written = completed(fields, before);
  // Who may not see pay was shown none, and sends none back.
  if (!call.caller.abilities.has('pay.read')) written.hourly_rate_cents = before.hourly_rate_cents;
  const last_day = givenEnd === undefined ? before.last_day : givenEnd;
  const firstDay = written.first_day ?? null;
  await underGivenNames(given, async () => {
    checkDays(written, last_day);
    if ((firstDay !== before.first_day && firstDay !== null) || (last_day !== before.last_day && last_day !== null))
      await narrowEmployment(tx, { employeeId: id, firstDay, lastDay: last_day, actor: username, now: call.now });
  });
  const end = { last_day, is_fixed_term: before.is_fixed_term && last_day !== null };
  const updated = await tx
    .updateTable('employee')
    .set({ ...writtenFields(written), ...end, version: before.version + 1 })
    .where('id', '=', id)
    .where('version', '=', call.ifMatch ?? before.version)
    .returning(employeeColumns)
    .executeTakeFirst();
  if (!updated) throw new ProblemError('stale');
  const after = readEmployee(updated);
  const details = { id, name: after.name, before, after };
  await recordActivity(tx, { action_type: 'employee.updated', actor: username, details });
  if (terms !== undefined && inFull !== undefined) {
    const today = await todayOf(tx, call.now);
    await replaceTerms(tx, { person: after, before: inFull.terms, terms, caller: call.caller, today });
  }
  await planningFactsChanged(tx, [id]);
  return readInFull(tx, id);
}

/** @throws `invalid` for a first day after the last one, or a probation that ends before it begins */
function checkDays(
  { first_day, probation_end }: Pick<WholeBody, 'first_day' | 'probation_end'>,
  lastDay: string | null,
) {
  if (first_day == null) return;
  if (lastDay !== null && first_day > lastDay) throw fieldProblem('first_day', 'after_last_day');
  if (probation_end != null && probation_end < first_day) throw fieldProblem('probation_end', 'before_first_day');
}

type Body = BodyOf<typeof employees.updateEmployee>;

const kept = fieldNames(employees.fields, ({ isKept }) => isKept === true);

/** What the body leaves out stays where the field says so; full hours end a reduced norm. */
function completed(body: FieldsBody, before: employees.Employee) {
  const isFull = (body.contract_hours_per_week ?? 40) >= 40;
  const stored = { ...before, has_reduced_norm: before.has_reduced_norm && !isFull };
  const omitted = kept.filter((name) => body[name] === undefined);
  return {
    ...body,
    ...Object.fromEntries(omitted.map((name) => [name, stored[name]])),
    consents: { ...keptConsents(before.consents), ...body.consents },
  } as WholeBody;
}

/** Consents that an earlier page doesn't know. */
const keptConsents = ({ long_week }: employees.Employee['consents']) => (long_week === undefined ? {} : { long_week });

type WholeBody = ReturnType<typeof readEmploymentFields<Omit<BodyOf<typeof employees.createEmployee>, 'id'>>>['fields'];
type FieldsBody = ReturnType<typeof readEmploymentFields<Omit<Body, 'id'>>>['fields'];
