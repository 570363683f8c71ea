import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
/** A timestamptz: read as text by the pool's parsers, written as text. */
type Written<T> = ColumnType<T, T, T>;
type Tenant = { project_id: string };

/** A shift as generated, before any manual change. */
export interface PlannedShift {
  date: string;
  template: string | null;
  role: string;
  /** `HH:MM`. */
  start_time: string;
  end_time: string;
  break_minutes: number;
  employee_id: string | null;
}

/** Data that outlives a plan, and data to undo one. */
export interface ScheduleTables {
  archive: Tenant & {
    id: string;
    year: number;
    month: number;
    version: number;
    published_at: Written<string>;
    published_by: string;
    shifts: number;
    entries: Json<unknown[]>;
    seal: Generated<string>;
  };
  hand_removal: Tenant & {
    id: string;
    date: string;
    template: string;
    role: string;
    body: Json<PlannedShift>;
    planned: Json<PlannedShift>;
  };
  draft_snapshot: Tenant & {
    id: string;
    starts_on: string;
    ends_on: string;
    made_at: Generated<string>;
    shifts: Json<unknown[]>;
    removals: Json<unknown[]>;
    print: string;
  };
}
