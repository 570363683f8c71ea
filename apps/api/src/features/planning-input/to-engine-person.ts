import type { Block, Debt, Earlier, Person } from '@pamaina/engine';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { toEngineLimits } from './to-engine-limits.ts';
import type { StoredSettings } from '../settings/index.ts';
import type { Unavailable } from '../unavailability/index.ts';

/** What is known of a person beside their row. */
interface Circumstances {
  blocks: Block[];
  /** Of the period; null without a contract. */
  normMinutes: number | null;
  /** Days that averages leave out, from the start of the accounting period to the end of the planned one. */
  leaveDays: number;
  /** The project's, for whoever has none of their own. */
  limits: StoredSettings['limits'];
  /**
   * Worked in the accounting period before, what it left of its norms, the year's overtime and the night shifts before.
   */
  earlier: Earlier;
  /** What they have had too much or too little of in earlier months; nothing when undefined. */
  debt: Debt | undefined;
  wishes: Person['wishes'];
}

/** A stored person as the engine takes them. */
export function toEnginePerson(
  row: Selectable<Tables['employee']>,
  { blocks, normMinutes, leaveDays, limits, earlier, debt, wishes }: Circumstances,
): Person {
  const { overtime = 'none', night = false, holiday = false, rest_day = false, on_call = false } = row.consents;
  return {
    id: row.id,
    name: row.name,
    roles: row.roles,
    maxMinutesPerWeek: Math.round(row.max_hours_per_week * 60),
    minShiftsPerWeek: row.min_shifts_per_week,
    normMinutes,
    ...(row.contract_hours_per_week !== null && {
      contractMinutesPerWeek: Math.round(row.contract_hours_per_week * 60),
    }),
    hasReducedNorm: row.has_reduced_norm,
    restWeekdays: restWeekdaysOf(row),
    leaveDays,
    birthDate: row.birth_date,
    blocks,
    hourlyRateCents: row.hourly_rate_cents,
    limits: toEngineLimits(limits, row.limits),
    wishes,
    senior: row.is_senior,
    consents: { ...(overtime !== 'none' && { overtime }), night, holiday, restDay: rest_day, onCall: on_call },
    needsConsent: row.needs_consent,
    ...(debt && { debt }),
    earlier,
  };
}

/** The weekdays that the contract leaves free: without any of its own those of a week of five days, or of six. */
function restWeekdaysOf({ rest_weekdays, work_days_per_week }: Selectable<Tables['employee']>): number[] {
  if (rest_weekdays.length > 0) return rest_weekdays;
  return work_days_per_week === 6 ? [7] : [6, 7];
}

export function toEngineBlock({ starts_at, ends_at, source, is_ill, is_open }: Unavailable): Block {
  const span = { start: starts_at / 60_000, end: ends_at / 60_000 };
  return { ...span, source: is_ill ? 'ill' : source, ...(is_open && { isOpen: true }) };
}
