import type { CallKind, Kind } from './figures.ts';

/**
 * What nobody has measured: how people use it, and what machines cost. Change it to your own, then run `npm run scale`.
 */
export const assumptions = {
  /** Of the businesses. */
  kinds: { cafe: 0.8, restaurant: 0.17, shop: 0.03 } satisfies Record<Kind, number>,
  /** How often a manager generates the month before it is published. */
  plansPerMonth: 3,
  /** All plans of the month’s end in one night, or this share of them in its busiest hour. */
  nightHours: 10,
  busiestHourShare: 0.2,
  /** Requests of an employee and of a business’s managers on a working day. */
  employeeCalls: { small: 4, month: 2, dashboard: 2, write: 0.2 } satisfies Record<CallKind, number>,
  managerCalls: { small: 60, month: 40, dashboard: 10, write: 40 } satisfies Record<CallKind, number>,
  /** Of a day’s requests. */
  busiestRequestHourShare: 0.15,
  monthsKept: 60,
  /** Of tables in use over freshly written ones. */
  bloat: 1.3,
  /** Machines are not driven harder than this. */
  utilisation: 0.6,
  databasePool: 10,
  coresPerPlannerMachine: 8,
  nightlyBackupsKept: 14,
  /** Euros a month, of a European host in 2026. */
  prices: { core: 12, databaseCore: 25, diskGb: 0.12, backupGb: 0.02 },
};

export type Assumptions = typeof assumptions;
