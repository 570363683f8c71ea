import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Results } from '../results.ts';

export const KINDS = ['cafe', 'restaurant', 'shop'] as const;
export type Kind = (typeof KINDS)[number];

export const CALLS = ['small', 'month', 'dashboard', 'write'] as const;
export type CallKind = (typeof CALLS)[number];

/** What one request costs. */
export interface CallCost {
  webCpuMs: number;
  databaseCpuMs: number;
  statements: number;
}

/** What one business of a kind is and costs. */
export interface BusinessCost {
  employees: number;
  shiftsPerMonth: number;
  /** Of a business before its first month. */
  baseBytes: number;
  /** Of a month: planned, published, worked. */
  monthBytes: number;
}

/** Of generating a month: seconds until it is done, and of the processors. */
export interface PlanCost {
  seconds: number;
  cpuSeconds: number;
}

/** Without requests: of a processor core, by PostgreSQL and the web processes together. */
export interface IdleRun {
  webProcesses: number;
  tenants: number;
  coreShare: number;
  statementsPerSecond: number;
}

/** Measured by `npm run scale:measure` (`measure.ts`), on the machine that it names. */
export interface Figures {
  command: string;
  date: string;
  commit: string;
  /** Load: how many processes wanted a core, on average, with those that were measured. */
  machine: { cores: number; processor: string; node: string; load?: number };
  businesses: Record<Kind, BusinessCost>;
  calls: Record<CallKind, CallCost>;
  /** What tenants cost that do nothing, measured by a command of its own (docs/decisions/068). */
  idle: { command: string; commit: string; runs: IdleRun[] };
  /** Backups of little and of much data, and the seconds until they were done. */
  backup: Record<'little' | 'much', { dataBytes: number; fileBytes: number; seconds: number }>;
}

/** The benchmark of the engine that planning is taken from. */
export interface Plans {
  file: string;
  /** The product’s own limit. */
  limitSeconds: number;
  threads: number;
  costs: Record<Kind, PlanCost>;
}

export const figuresFile = join(import.meta.dirname, 'figures.json');
export const readFigures = (): Figures => JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures;

const PLANS = '2026-11-25-200c09d3.json';
const LIMIT_SECONDS = 10;
const CASES: Record<Kind, string> = {
  cafe: 'cafe-2026-05-1',
  restaurant: 'restaurant-2026-05-1',
  shop: 'supermarket-2026-05-1',
};

/** What a plan takes, from a kept result of `npm run bench:engine`. @throws when it lacks a case */
export function readPlans(): Plans {
  const path = join(import.meta.dirname, '../results', PLANS);
  const { threads, cases } = JSON.parse(readFileSync(path, 'utf8')) as Results;
  const costOf = (kind: Kind): PlanCost => {
    const runs = cases.find(({ name }) => name === CASES[kind])?.runs ?? [];
    const run = runs.find(({ method, limit }) => method === 'engine' && limit === LIMIT_SECONDS);
    if (!run) throw new Error(`${path} has no run of ${CASES[kind]} of ${LIMIT_SECONDS} s`);
    return { seconds: run.seconds, cpuSeconds: run.cpuSeconds };
  };
  const costs = { cafe: costOf('cafe'), restaurant: costOf('restaurant'), shop: costOf('shop') };
  return { file: `bench/results/${PLANS}`, limitSeconds: LIMIT_SECONDS, threads, costs };
}
