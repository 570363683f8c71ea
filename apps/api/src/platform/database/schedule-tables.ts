import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
/** A timestamptz: read as text by the pool's parsers, written as text. */
type Written<T> = ColumnType<T, T, T>;
/** JSON with a default in the database. */
type Kept<T> = ColumnType<T, string | undefined, string>;
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

/** How a month's plan closed in on what is possible; points in the order of time. */
interface Planning {
  seconds: number;
  curve: { seconds: number; penalty: number; bound: number }[];
}

/** Months, their shifts and plans, what outlives a plan and what takes one back. */
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
  schedule_month: Tenant & {
    year: number;
    month: number;
    published_version: Generated<number>;
    proof: Json<unknown> | null;
    planning: Json<Planning> | null;
  };
  shift: Tenant & {
    id: string;
    date: string;
    start_time: string;
    end_time: string;
    starts_at: string;
    ends_at: string;
    break_minutes: number;
    template: string | null;
    role: string;
    on_call: Generated<'at_work' | 'at_home' | null>;
    employee_id: string | null;
    former_name: Generated<string | null>;
    status: 'draft' | 'published';
    pinned: Generated<boolean>;
    hand: Generated<'added' | 'changed' | null>;
    planned: ColumnType<PlannedShift | null, string | null | undefined, string | null>;
    version: Generated<number>;
    violations: ColumnType<unknown[], string | undefined, string>;
    changed_at: Generated<string>;
  };
  generation: Tenant & {
    id: string;
    year: number;
    month: number;
    state: 'queued' | 'running' | 'done' | 'stopped' | 'failed';
    seconds: number;
    seed: number;
    fence: Generated<number>;
    lease_until: string | null;
    process: number | null;
    stop_requested: Generated<boolean>;
    progress: Json<unknown> | null;
    result: Json<unknown> | null;
    part: Json<unknown> | null;
    keep: Generated<'hand' | 'pins'>;
    undo_id: Generated<string | null>;
    requested_by: string | null;
    created_at: Generated<string>;
    started_at: string | null;
    finished_at: string | null;
  };
  repair: Tenant & {
    id: string;
    employee_id: string | null;
    others: Generated<string[]>;
    starts_at: string | null;
    ends_at: string | null;
    is_open: Generated<boolean>;
    changes: Json<unknown>;
    created_at: Generated<string>;
    applied_at: Written<string | null> | null;
    before: Kept<unknown>;
    undone_at: Generated<string | null>;
  };
}
