import { absenceTypes, type settings } from '@pamaina/contract';
import {
  type Block,
  type Debt,
  defaultImportance,
  type Earlier,
  lawOf,
  type Person,
  type PersonLimits,
  type Problem,
  weightsOf,
} from '@pamaina/engine';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { readConsentDates, readConsents, readLimits, type StoredSettings } from '../../business/settings/index.ts';
import type { GrantedAbsence } from '../../business/unavailability/index.ts';
import { type ContractRow, type EmploymentSpan, isEmployedIn } from './employment.ts';

/** What is known of a person beside their row. */
interface Circumstances {
  blocks: Block[];
  /** Of the period; null without a contract. */
  normMinutes: number | null;
  /** Days that averages leave out, from the start of the accounting period to the end of the planned one. */
  leaveDays: number;
  /** The project's, for anyone without their own. */
  limits: StoredSettings['limits'];
  /**
   * Worked in the accounting period before, what it left of its norms, the year's overtime and the night shifts before.
   */
  earlier: Earlier;
  /** What they have had too much or too little of in earlier months; nothing when undefined. */
  debt: Debt | undefined;
  wishes: Person['wishes'];
  /** By date. */
  spans: readonly EmploymentSpan[];
  certificates: readonly CertificateRow[];
}

/** A stored person as the engine takes them. */
export function toEnginePerson(
  row: Selectable<Tables['employee']>,
  { blocks, normMinutes, leaveDays, limits, earlier, debt, wishes, spans, certificates }: Circumstances,
): Person {
  const isAlways = spans.length === 1 && spans[0]?.starts === null && spans[0].ends === null;
  const {
    overtime = 'none',
    night = false,
    holiday = false,
    rest_day = false,
    on_call = false,
    long_week = false,
  } = readConsents(row.consents);
  return {
    id: row.id,
    name: row.name,
    roles: row.roles,
    maxMinutesPerWeek: Math.round(row.max_hours_per_week * 60),
    minShiftsPerWeek: row.min_shifts_per_week,
    normMinutes,
    ...(!isAlways && { employment: spans.map(toEngineSpan) }),
    ...(isAlways &&
      row.contract_hours_per_week !== null && {
        contractMinutesPerWeek: Math.round(row.contract_hours_per_week * 60),
      }),
    hasReducedNorm: row.has_reduced_norm,
    restWeekdays: restWeekdaysOf(row),
    leaveDays,
    birthDate: row.birth_date,
    blocks,
    hourlyRateCents: row.hourly_rate_cents,
    limits: toEngineLimits(limits, readLimits(row.limits)),
    wishes,
    senior: row.is_senior,
    ...(row.splits_days && { splitsDays: true }),
    consents: {
      ...(overtime !== 'none' && { overtime }),
      night,
      holiday,
      restDay: rest_day,
      onCall: on_call,
      longWeek: long_week,
    },
    ...datesOfConsents(row.consent_dates),
    needsConsent: row.needs_consent,
    ...(certificates.length > 0 && {
      certificates: certificates.map(({ kind, valid_from, valid_until }) => ({
        kind,
        from: valid_from,
        until: valid_until,
      })),
    }),
    ...(debt && { debt }),
    earlier,
  };
}

/** The days on which consents hold, if one has any. */
function datesOfConsents(stored: unknown): Pick<Person, 'consentDates'> {
  const { rest_day, on_call, long_week, ...rest } = readConsentDates(stored);
  const spans = Object.entries({ ...rest, restDay: rest_day, onCall: on_call, longWeek: long_week }).flatMap(
    ([name, span]) => (span ? [[name, { from: span.from, to: span.until }]] : []),
  );
  return spans.length > 0 ? { consentDates: Object.fromEntries(spans) as Person['consentDates'] & {} } : {};
}

function toEngineSpan(span: EmploymentSpan) {
  const { starts, ends, roles, contract_hours_per_week, hourly_rate_cents } = span;
  return {
    from: starts,
    to: ends,
    roles,
    hourlyRateCents: hourly_rate_cents,
    restWeekdays: restWeekdaysOf(span),
    ...(contract_hours_per_week !== null && { contractMinutesPerWeek: Math.round(contract_hours_per_week * 60) }),
  };
}

/** The weekdays that the contract leaves free: without any of its own those of a week of five days, or of six. */
function restWeekdaysOf({ rest_weekdays = [], work_days_per_week }: ContractRow): number[] {
  if (rest_weekdays.length > 0) return rest_weekdays;
  return work_days_per_week === 6 ? [7] : [6, 7];
}

/** An employee's limits: their own, else the project's; hours as minutes. */
function toEngineLimits(common: settings.Limits, own: settings.Limits): PersonLimits {
  const of = (field: keyof settings.Limits) => own[field] ?? common[field] ?? null;
  const minutes = (field: keyof settings.Limits) => {
    const hours = of(field);
    return hours === null ? null : Math.round(hours * 60);
  };
  const all = {
    minMinutesPerWeek: minutes('min_hours_per_week'),
    maxShiftsPerWeek: of('max_shifts_per_week'),
    minMinutes: minutes('min_hours_per_month'),
    maxMinutes: minutes('max_hours_per_month'),
    minShifts: of('min_shifts_per_month'),
    maxShifts: of('max_shifts_per_month'),
    minMinutesPerAccounting: minutes('min_hours_per_period'),
    maxMinutesPerAccounting: minutes('max_hours_per_period'),
    minShiftsPerAccounting: of('min_shifts_per_period'),
    maxShiftsPerAccounting: of('max_shifts_per_period'),
    minConsecutiveDays: of('min_consecutive_days'),
    maxConsecutiveDays: of('max_consecutive_days'),
    minConsecutiveDaysOff: of('min_consecutive_days_off'),
    maxConsecutiveDaysOff: of('max_consecutive_days_off'),
    maxWeekends: of('max_weekends'),
    maxConsecutiveWeekends: of('max_consecutive_weekends'),
  } satisfies Record<string, number | null>;
  return Object.fromEntries(Object.entries(all).filter(([, limit]) => limit !== null)) as PersonLimits;
}

/**
 * How many days from one local date to another, both included, somebody has leave or is ill: those that an average
 * leaves out (2003/88/EC 16(b)), which says so of paid leave and sick leave, not of other absences (`isLeave`). Days
 * without a contract are no days of leave.
 */
export function leaveDays(
  absences: readonly GrantedAbsence[],
  { from, to, spans }: { from: string; to: string; spans: readonly Pick<EmploymentSpan, 'starts' | 'ends'>[] },
): number {
  const days = new Set<string>();
  for (const { type, ...absence } of absences) {
    if (!absenceTypes[type].isLeave) continue;
    const last = Temporal.PlainDate.from(absence.to < to ? absence.to : to);
    let day = Temporal.PlainDate.from(absence.from > from ? absence.from : from);
    for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) days.add(day.toString());
  }
  return [...days].filter((day) => isEmployedIn(spans, { start: day, end: day })).length;
}

type EngineSettings = Pick<Problem, 'law' | 'weights' | 'forbiddenSequences'> &
  Required<Pick<Problem, 'regime' | 'accounting' | 'rules'>>;

/**
 * The manager's settings as the engine takes them. @param accountingFrom the first day of the accounting period that
 * holds the planned one @param planned whose law is wanted; the accounting period without it
 */
export function toEngineSettings(
  stored: StoredSettings,
  accountingFrom: string,
  planned?: { from: string; to: string },
): EngineSettings {
  const last = Temporal.PlainDate.from(accountingFrom).add({ months: stored.accounting_months }).subtract({ days: 1 });
  return {
    law: lawOf(stored.law_pack, planned ?? { from: accountingFrom, to: last.toString() }, stored.agreed_limits),
    weights: weightsOf({ ...defaultImportance, ...stored.importance }),
    regime: stored.regime,
    accounting: { from: accountingFrom, to: last.toString() },
    forbiddenSequences: stored.forbidden_sequences.map(({ template, next_template, third_template }) => ({
      first: template,
      next: next_template,
      ...(third_template !== null && { third: third_template }),
    })),
    rules: {
      ...withEngineNames(stored.business_rules),
      severities: stored.severities,
      closingBeforeOpening: stored.closing_before_opening,
      alcoholRoles: stored.alcohol_roles,
      maxOfTemplate: stored.template_limits.map(({ template, max_per_week, max_per_month }) => ({
        template,
        ...(max_per_week !== null && { perWeek: max_per_week }),
        ...(max_per_month !== null && { perPeriod: max_per_month }),
      })),
      templateRuns: stored.template_limits.flatMap(({ template, min_in_row, max_in_row }) =>
        min_in_row === null && max_in_row === null
          ? []
          : {
              template,
              ...(min_in_row !== null && { least: min_in_row }),
              ...(max_in_row !== null && { most: max_in_row }),
            },
      ),
      pairs: stored.pairs.map(({ employee_id, other_employee_id, together }) => ({
        first: employee_id,
        second: other_employee_id,
        kind: together ? ('together' as const) : ('apart' as const),
      })),
      seniors: stored.seniors,
    },
  };
}

/** The numbers of rules under the engine's names: `weekends_off.in_weeks` is `weekendsOff.inWeeks` there. */
function withEngineNames(rules: settings.BusinessRules): Problem['rules'] {
  const renamed = <T>(of: Readonly<Record<string, T>>): [string, T][] =>
    Object.entries(of).map(([name, value]) => [
      name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]);
  return Object.fromEntries(
    renamed(rules).map(([name, numbers]) => [name, Object.fromEntries(renamed(numbers ?? {}))]),
  );
}

/** A certificate of an employee, by the name of its kind. */
export interface CertificateRow {
  employee_id: string;
  kind: string;
  valid_from: string | null;
  valid_until: string | null;
}
