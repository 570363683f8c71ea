import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  /** Of both, in a backup. */
  backupBytes: number;
  /** Of planning a month, from asking to the draft. */
  planSeconds: number;
  planCpuSeconds: number;
}

/** Measured by `npm run scale:measure` (`measure.ts`), on the machine that it names. */
export interface Figures {
  command: string;
  date: string;
  commit: string;
  machine: { cores: number; processor: string; node: string };
  businesses: Record<Kind, BusinessCost>;
  calls: Record<CallKind, CallCost>;
  /** Of one web process, without requests. */
  idle: { tenants: number; webCpuShare: number; statementsPerSecond: number };
  /** The same with many more tenants that do nothing. */
  idleWithMany: { tenants: number; webCpuShare: number; statementsPerSecond: number };
  backup: { databaseBytes: number; fileBytes: number; seconds: number };
}

const FILE = join(import.meta.dirname, 'figures.json');

export const figuresFile = FILE;
export const readFigures = (): Figures => JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
