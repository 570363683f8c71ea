import type { imports } from '@pamaina/contract';
import type { Fault } from './import-result.ts';

export interface Worker {
  id: string;
  identity_key: string;
  name: string;
  roles: string[];
  first_day: string | null;
  last_day: string | null;
}

export interface HistoryTemplate {
  name: string;
  start_time: string;
  end_time: string;
  break_minutes: number;
  on_call: 'none' | 'at_work' | 'at_home';
}

/** A shift of the calendar. */
export interface StoredShift {
  employee_id: string;
  starts_at: string;
  ends_at: string;
  status: 'draft' | 'published';
}

/** What past shifts are checked against; plain data, since it crosses to a thread. */
export interface HistoryFacts {
  zone: string;
  /** The project's date: only days before it are history. */
  today: string;
  people: readonly Worker[];
  templates: readonly HistoryTemplate[];
  /** Those that somebody has or a requirement asks for. */
  roles: readonly string[];
  /** Why nothing can be added to some months, `YYYY-MM`. */
  closed: ReadonlyMap<string, 'published' | 'locked'>;
  stored: readonly StoredShift[];
}

/** A row of the file as the shift that it means. */
export interface PastShift {
  line: number;
  deed: 'create' | 'keep';
  employeeId: string;
  name: string;
  date: string;
  start_time: string;
  end_time: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  template: string | null;
  on_call: 'at_work' | 'at_home' | null;
  role: string;
}

/** The cells of a row that have anything. */
export type RowCells = ReadonlyMap<imports.HistoryColumn, string>;
export type RowReport = (field: imports.HistoryColumn, key: string, values?: Fault['values']) => void;
