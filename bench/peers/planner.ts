import type { Problem } from '@pamaina/engine';

/** Ours, or one of the peers. */
export type PlannerName = 'ours' | 'CP-SAT' | 'Timefold';

/** A shift as a peer writes it: employee, index of the day, template, and role (null: the only one). */
export type RosterRow = readonly [employee: string, day: number, template: string, role: string | null];

/** What a peer writes at a moment: `roster` is null as long as it has none, `bound` if it has none. */
export interface Moment {
  at: number;
  bound: number | null;
  roster: RosterRow[] | null;
}

/**
 * What it writes at its end; `seconds` and `cpu` (of all its threads) are without building its model, `penalty` is that
 * of its roster as its own model counts it, null if there is none or it breaks rules.
 */
export interface End extends Omit<Moment, 'at'> {
  penalty: number | null;
  seconds: number;
  cpu: number;
  proved: boolean;
}

/** A run of a peer, or what of the problem its model doesn't know. */
export type PeerRun = { moments: Moment[]; end: End } | { notModelled: string[] };

/** One run's limits: `moments` are the seconds at which the roster and bound are read, the last is the limit. */
export interface RunOrder {
  file: string;
  moments: readonly number[];
  seed: number;
}

/** A peer that is ready to run on this machine. */
export interface Peer {
  name: Exclude<PlannerName, 'ours'>;
  /** With what it runs, for the heading of the table. */
  about: string;
  /** Whether there is a model of such a file. */
  models: (file: string) => boolean;
  command: (order: RunOrder) => readonly [program: string, ...args: string[]];
}

/** A peer that can't run on this machine, and why, in one line. */
export interface Skipped {
  skipped: string;
}

/** What the referee found at a moment: the penalty is null if no roster is known or it breaks a hard rule. */
export interface Judged {
  at: number;
  penalty: number | null;
  bound: number | null;
}

export interface JudgedRun {
  planner: PlannerName;
  seed: number;
  seconds: number;
  cpuSeconds: number;
  proved: boolean;
  /** The penalty at the end as its own model counts it. */
  claimed: number | null;
  moments: Judged[];
}

export interface PeerCase {
  name: string;
  file: string;
  problem: Problem;
  /** The best known penalty of an instance, or the proved optimum of a problem; null: unknown. */
  best: number | null;
  isProblem: boolean;
}

export interface PeerResult extends Pick<PeerCase, 'name' | 'best' | 'isProblem'> {
  people: number;
  days: number;
  runs: JudgedRun[];
  /** By planner: what its model doesn't know. */
  notModelled: Partial<Record<PlannerName, string[]>>;
}

/** The results of one or more calls for a commit, as stored in `bench/results`. */
export interface PeerResults {
  commit: string;
  date: string;
  machine: { cores: number; processor: string; node: string };
  /** The planners, with their versions and threads. */
  planners: string[];
  cases: PeerResult[];
}
