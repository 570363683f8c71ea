import { createHash } from 'node:crypto';
import { collatorOf, type amendments, monthOf } from '@pamaina/contract';
import { lawHistory, lawOn, type Violation } from '@pamaina/engine';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { hidesIllness, ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { readViolations } from '../../../platform/text/stored-violations.ts';
import { localOf, datesBetween, addDays } from '../../../platform/time/zone.ts';
import { withNames } from '../../access/activity/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { amendmentColumns, openAmendment, presentAmendment } from './open-amendment.ts';
import { readChanges, type StoredChange } from './read-changes.ts';

/** The open amendments, by their days. */
export async function listAmendments(call: ProjectCall<typeof amendments.listAmendments>) {
  const rows = await call.tx
    .selectFrom('amendment')
    .select(amendmentColumns)
    .where('version', 'is', null)
    .orderBy('starts_on')
    .execute();
  return withNames(call.tx, rows.map(presentAmendment), ['started_by', 'started_at']);
}

/** What an amendment changes, for whom, and what each change needs. @throws `not_found` */
export async function getAmendment(call: ProjectCall<typeof amendments.getAmendment>) {
  const { tx, now, language } = call;
  const amendment = await openAmendment(tx, call.params.id);
  const changes = await readChanges(tx, { id: amendment.id, now });
  return {
    ...presentAmendment(amendment),
    changes: changes.map(presentChange),
    people: await peopleOf(tx, changes, { now, language, hidesIllness: hidesIllness(call.caller) }),
    seen: seenOf(changes),
  };
}

export const presentChange = ({ id, before, after, has_begun }: StoredChange): amendments.AmendmentChange => ({
  id,
  before,
  after,
  has_begun,
});

/** Of everything that the list of changes says: a list with the same value is the same. */
export function seenOf(changes: readonly StoredChange[]): string {
  const said = changes.map((change) => [presentChange(change), change.draft?.break_minutes]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/**
 * Whom changes concern, by name: what each is told, how many of their working days ahead, and why their written consent
 * is needed. Changes of shifts that have begun are left out, as publishing does.
 * @param now milliseconds since 1970
 */
export async function peopleOf(
  tx: Tx,
  changes: readonly StoredChange[],
  { now, ...reader }: { now: number } & Omit<Reader, 'zone'>,
): Promise<amendments.Touched[]> {
  const coming = changes.filter(({ has_begun }) => !has_begun);
  const ids = [
    ...new Set(coming.flatMap(({ before, after }) => [before?.employee_id ?? [], after?.employee_id ?? []].flat())),
  ];
  if (ids.length === 0) return [];
  const { time_zone: zone, country } = await findProject(tx);
  const { law_pack } = await tx
    .selectFrom('project')
    .select('law_pack')
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const today = localOf(zone, now).date;
  const asked = lawOn(lawHistory(law_pack), today)?.changeNotice;
  const names = await namesOf(tx);
  const schedules = await readSchedules(tx, ids, today);
  const people = ids.map((id): amendments.Touched => {
    const own = coming.filter(({ before, after }) => before?.employee_id === id || after?.employee_id === id);
    const dates = own.flatMap(({ before, after }) =>
      [before, after].flatMap((side) => (side?.employee_id === id ? side.date : [])),
    );
    const notice = asked ? Math.min(...dates.map((date) => noticeDays(today, date, schedules(id)))) : null;
    const rules = own.flatMap(({ draft }) =>
      draft?.employee_id === id
        ? readViolations(draft.violations).filter((violation) => isConsentOf(id, violation))
        : [],
    );
    return {
      employee_id: id,
      name: names.get(id) ?? id,
      changes: own.map((change) => change.id),
      notice_days: notice,
      is_short_notice: notice !== null && notice < (asked?.workingDays ?? 0),
      rules: rules.map((violation) => ruleText(violation, { ...reader, zone })),
    };
  });
  const sorted = collatorOf(country);
  return people.toSorted((a, b) => sorted.compare(a.name, b.name));
}

/** Whether the person must agree in writing. */
export const needsConsent = ({ is_short_notice, rules }: amendments.Touched): boolean =>
  is_short_notice || rules.length > 0;

const isConsentOf = (id: string, { severity, employeeId }: Violation) => severity === 'consent' && employeeId === id;

/** The working days of some people from a date on, by ID. */
async function readSchedules(tx: Tx, ids: readonly string[], today: string) {
  const rows = await tx
    .selectFrom('shift')
    .select(['employee_id', 'date'])
    .where('employee_id', 'in', ids)
    .where('status', '=', 'published')
    .where('date', '>=', `${monthOf(today)}-01`)
    .execute();
  const holidays = await tx
    .selectFrom('calendar_day')
    .select('date')
    .where('is_public', '=', true)
    .where('date', '>=', today)
    .execute();
  const publicHolidays = new Set(holidays.map(({ date }) => date));
  const byPerson = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return (id: string) => ({ shifts: new Set((byPerson.get(id) ?? []).map(({ date }) => date)), publicHolidays });
}

interface Schedule {
  /** The dates of the person's published shifts. */
  shifts: ReadonlySet<string>;
  /** Of all years in question. */
  publicHolidays: ReadonlySet<string>;
}

/**
 * The working days of a person that lie between the day on which they are told and a changed day: neither of the two
 * counts (DK 65). In a month in which the person has published shifts, their working days are those of the shifts; in
 * any other, Monday to Friday without public holidays.
 * @param told a local date
 * @param changed a local date
 */
export function noticeDays(told: string, changed: string, { shifts, publicHolidays }: Schedule): number {
  const planned = new Set([...shifts].map(monthOf));
  const isWorkingDay = (date: string) =>
    planned.has(monthOf(date))
      ? shifts.has(date)
      : Temporal.PlainDate.from(date).dayOfWeek <= 5 && !publicHolidays.has(date);
  return datesBetween(addDays(told, 1), addDays(changed, -1)).filter(isWorkingDay).length;
}
