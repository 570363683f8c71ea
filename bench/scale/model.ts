import type { Assumptions } from './assumptions.ts';
import { CALLS, KINDS, type CallKind, type Figures, type Plans } from './figures.ts';
import { waitsOf, type Waits } from './queue.ts';

const GB = 1e9;

/** What a number of businesses needs at month’s end. */
export interface Need {
  businesses: number;
  employees: number;
  planning: {
    plans: number;
    coreHours: number;
    nightCores: number;
    hourPlans: number;
    hourCores: number;
    machines: number;
    waits: Waits;
  };
  web: { requestsPerSecond: number; cores: number; processes: number };
  database: {
    cores: number;
    statementsPerSecond: number;
    commitsPerSecond: number;
    bytes: number;
    /** Of the months that people look at: the one before, this one, the next. */
    hotBytes: number;
    /** Of all processes together. */
    connections: number;
    /** In use at one moment of the busiest hour. */
    connectionsInUse: number;
  };
  backup: { bytes: number; hours: number };
  /** In all processes and PostgreSQL together. */
  idle: { statementsPerSecondPer1000: number; coreSharePer1000: number };
  costs: { what: string; amount: string; euros: number }[];
}

/** What was measured. */
export interface Measured {
  figures: Figures;
  plans: Plans;
}

/** Computes it from what was measured and what is assumed. Machines are as fast as the one that was measured. */
export function needOf(businesses: number, { figures, plans: planCosts }: Measured, assumed: Assumptions): Need {
  const { utilisation, prices } = assumed;
  /** A mean over the kinds of businesses. */
  const mean = (value: (kind: (typeof KINDS)[number]) => number) =>
    KINDS.reduce((sum, kind) => sum + assumed.kinds[kind] * value(kind), 0);
  const cost = (kind: (typeof KINDS)[number]) => figures.businesses[kind];
  const employees = businesses * mean((kind) => cost(kind).employees);

  const plans = businesses * assumed.plansPerMonth;
  const coreSeconds = plans * mean((kind) => planCosts.costs[kind].cpuSeconds);
  const nightCores = coreSeconds / (assumed.nightHours * 3600 * utilisation);
  const hourPlans = plans * assumed.busiestHourShare;
  const hourCores = (coreSeconds * assumed.busiestHourShare) / (3600 * utilisation);
  const machines = Math.ceil(hourCores / assumed.coresPerPlannerMachine);
  // A plan has as many cores as the benchmark gave it.
  const places = Math.floor((machines * assumed.coresPerPlannerMachine) / planCosts.threads);
  const sizes = KINDS.map((kind) => ({ share: assumed.kinds[kind], seconds: planCosts.costs[kind].seconds }));

  const callsPerDay = (call: CallKind) =>
    employees * assumed.employeeCalls[call] + businesses * assumed.managerCalls[call];
  const perSecond = (call: CallKind) => (callsPerDay(call) * assumed.busiestRequestHourShare) / 3600;
  const sum = (value: (call: CallKind) => number) => CALLS.reduce((all, call) => all + value(call), 0);
  const requestsPerSecond = sum(perSecond);
  const webBusy = sum((call) => (perSecond(call) * figures.calls[call].webCpuMs) / 1000);
  const databaseBusy = sum((call) => (perSecond(call) * figures.calls[call].databaseCpuMs) / 1000);
  const processes = Math.ceil(webBusy / utilisation);
  const databaseCores = Math.ceil(databaseBusy / utilisation);
  const bytes =
    assumed.bloat * businesses * mean((kind) => cost(kind).baseBytes + assumed.monthsKept * cost(kind).monthBytes);
  const hotBytes = assumed.bloat * businesses * mean((kind) => cost(kind).baseBytes + 3 * cost(kind).monthBytes);
  const { little, much } = figures.backup;
  const dataBytes = bytes / assumed.bloat;
  const measuredBytes = much.dataBytes - little.dataBytes;
  const backupBytes = (dataBytes * (much.fileBytes - little.fileBytes)) / measuredBytes;
  const backupHours = (dataBytes * (much.seconds - little.seconds)) / measuredBytes / 3600;
  const processesInAll = processes + machines;
  const { none, many } = idleOf(figures);
  const more = (many.tenants - none.tenants) / 1000;
  const costs = [
    line('Web processes', `${processes} cores`, processes * prices.core),
    line(
      'Planners',
      `${machines} machines of ${assumed.coresPerPlannerMachine} cores, all month`,
      machines * assumed.coresPerPlannerMachine * prices.core,
    ),
    line('Database and a standby', `2 × ${databaseCores} cores`, 2 * databaseCores * prices.databaseCore),
    line('Its disks', `2 × ${(bytes / GB).toFixed(0)} GB`, 2 * (bytes / GB) * prices.diskGb),
    line(
      'Backups',
      `${assumed.nightlyBackupsKept} × ${(backupBytes / GB).toFixed(0)} GB`,
      assumed.nightlyBackupsKept * (backupBytes / GB) * prices.backupGb,
    ),
  ];
  return {
    businesses,
    employees,
    planning: {
      plans,
      coreHours: coreSeconds / 3600,
      nightCores,
      hourPlans,
      hourCores,
      machines,
      waits: waitsOf({ plans: Math.round(hourPlans), seconds: 3600, places, sizes }),
    },
    web: { requestsPerSecond, cores: webBusy, processes },
    database: {
      cores: databaseCores,
      statementsPerSecond: sum((call) => perSecond(call) * figures.calls[call].statements),
      commitsPerSecond: perSecond('write'),
      bytes,
      hotBytes,
      connections: processesInAll * (assumed.databasePool + 1),
      connectionsInUse: Math.ceil(sum((call) => (perSecond(call) * inDatabaseMs(figures, call)) / 1000)),
    },
    backup: { bytes: backupBytes, hours: backupHours },
    idle: {
      statementsPerSecondPer1000: (many.statementsPerSecond - none.statementsPerSecond) / more,
      coreSharePer1000: (many.coreShare - none.coreShare) / more,
    },
    costs,
  };
}

/** The runs of one web process with the fewest and the most tenants. */
function idleOf({ idle }: Figures) {
  const runs = idle.runs.filter(({ webProcesses }) => webProcesses === 1).toSorted((a, b) => a.tenants - b.tenants);
  const [none, many] = [runs.at(0), runs.at(-1)];
  if (!none || !many || none === many) throw new Error('figures.json: two idle runs of one web process are needed');
  return { none, many };
}

/** While a transaction is open it waits for the web process as well. */
const inDatabaseMs = ({ calls }: Figures, call: CallKind) => calls[call].databaseCpuMs + calls[call].webCpuMs;

const line = (what: string, amount: string, euros: number) => ({ what, amount, euros: Math.round(euros) });
