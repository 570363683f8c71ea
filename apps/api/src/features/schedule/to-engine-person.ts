import type { Block, Person } from '@pamaina/engine';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Unavailable } from '../unavailability/index.ts';

/** A stored person as the engine takes them. @param normMinutes of the period, null without a contract */
export function toEnginePerson(
  row: Selectable<Tables['employee']>,
  blocks: Block[],
  normMinutes: number | null,
): Person {
  return {
    id: row.id,
    name: row.name,
    roles: row.roles,
    maxMinutesPerWeek: Math.round(row.max_hours_per_week * 60),
    minShiftsPerWeek: row.min_shifts_per_week,
    normMinutes,
    birthDate: row.birth_date,
    blocks,
    hourlyRateCents: row.hourly_rate_cents,
    limits: {},
    wishes: [],
  };
}

export function toEngineBlock({ starts_at, ends_at, source }: Unavailable): Block {
  return { start: starts_at / 60_000, end: ends_at / 60_000, source };
}
