import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { commitOf } from '../keep-results.ts';
import type { PeerResult, PeerResults } from './planner.ts';
import { reportOf } from './report.ts';

const FOLDER = join(import.meta.dirname, '../results');

/**
 * Writes `peers-<date>-<commit>.json` and `peers.md` of `bench/results`: a case that was measured before for the same
 * commit is replaced.
 */
export function keepPeers(planners: string[], cases: readonly PeerResult[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const [commit, date] = [commitOf(), new Date().toISOString()];
  const file = join(FOLDER, `peers-${date.slice(0, 10)}-${commit}.json`);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PeerResults).cases : [];
  const others = kept.filter(({ name }) => !cases.some((one) => one.name === name));
  const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? '', node: process.version };
  const results: PeerResults = { commit, date, machine, planners, cases: [...others, ...cases] };
  writeFileSync(file, `${JSON.stringify(results)}\n`);
  writeFileSync(join(FOLDER, 'peers.md'), `${reportOf(results)}\n`);
}
