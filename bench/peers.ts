import { keepThreadsReady } from '@pamaina/planner';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareCpSat } from './peers/cp-sat.ts';
import { faultsOf } from './peers/faults.ts';
import { judgeRun } from './peers/judge-roster.ts';
import { keepPeers } from './peers/keep.ts';
import type { Peer, PeerCase, PeerResult } from './peers/planner.ts';
import { readCases } from './peers/read-cases.ts';
import { tablesOf } from './peers/report.ts';
import { runOurs } from './peers/run-ours.ts';
import { runPeer } from './peers/run-peer.ts';
import { prepareTimefold } from './peers/timefold.ts';

/**
 * `npm run bench:peers -- [FILES] [--seconds 5,10,30,60] [--seeds 3] [--no-keep]`: CP-SAT, Timefold and ours on the
 * same problems, seeds and two cores, by turns, one run at a time; what can't run here is skipped with a line. Exits
 * with 1 if a bound is above a lawful penalty, or something proved isn't the known optimum.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    seconds: { type: 'string', default: '5,10,30,60' },
    seeds: { type: 'string', default: '3' },
    keep: { type: 'boolean', default: true },
  },
});
const moments = values.seconds.split(',').map(Number);
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => i + 1);
if (seeds.length === 0 || moments.some((at, i) => !(at > (moments[i - 1] ?? 0))))
  throw new Error('usage: bench:peers [FILES] [--seconds 5,10,30,60] [--seeds 3] [--no-keep]');

const cases = readCases(positionals);
const folder = join(import.meta.dirname, '../.cache/peers');
const peers: Peer[] = [];
for (const prepared of [prepareCpSat(folder), prepareTimefold(folder)])
  if ('skipped' in prepared) console.log(prepared.skipped);
  else peers.push(prepared);

await keepThreadsReady(2);
// What is slow only the first time counts for nobody.
if (cases[0]) await runOurs(cases[0], [Math.min(2, moments.at(-1) ?? 2)], 1);
const results: PeerResult[] = [];
for (const one of cases) {
  results.push(await measure(one));
  console.error(`${one.name} (${results.length} of ${cases.length})`);
}
console.log(tablesOf(results).join('\n\n'));
if (values.keep) keepPeers(['ours, 2 threads', ...peers.map(({ about }) => about)], results);
const faults = results.flatMap(faultsOf);
for (const fault of faults) console.log(fault);
process.exit(faults.length > 0 ? 1 : 0);

/** All planners by turns: who begins changes with the seed. */
async function measure(one: PeerCase): Promise<PeerResult> {
  const { name, file, best, isProblem, problem } = one;
  const days = problem.days.filter(({ date }) => date >= problem.from && date <= problem.to).length;
  const result: PeerResult = { name, best, isProblem, people: problem.people.length, days, runs: [], notModelled: {} };
  for (const seed of seeds) {
    const turns = [
      async () => void result.runs.push(await runOurs(one, moments, seed)),
      ...peers.map((peer) => async () => {
        if (result.notModelled[peer.name]) return;
        const found = peer.models(file)
          ? await runPeer(peer, { file, moments, seed })
          : { notModelled: ['problems as JSON'] };
        if ('notModelled' in found) result.notModelled[peer.name] = found.notModelled;
        else result.runs.push(await judgeRun(one, peer.name, found, { seed, at: moments }));
      }),
    ];
    for (const [i] of turns.entries()) await turns[(i + seed) % turns.length]?.();
  }
  return result;
}
