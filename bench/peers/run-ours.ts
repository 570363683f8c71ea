import type { Plan, Progress } from '@pamaina/engine';
import { keepThreadsReady, startPlan } from '@pamaina/planner';
import type { Judged, JudgedRun, PeerCase } from './planner.ts';
import { judgeRoster } from './judge-roster.ts';

const THREADS = 2;

/** Our planner on as many threads as the peers have cores, which are ready as in the product. */
export async function runOurs(of: PeerCase, moments: readonly number[], seed: number): Promise<JudgedRun> {
  await keepThreadsReady(THREADS);
  const curve: { at: number; progress: Progress }[] = [];
  const started = performance.now();
  const cpu = process.cpuUsage();
  const now = (): number => (performance.now() - started) / 1000;
  const onProgress = (progress: Progress): void => void curve.push({ at: now(), progress });
  const plan: Plan = await startPlan(of.problem, { seconds: moments.at(-1) ?? 0, seed, threads: THREADS, onProgress })
    .result;
  const seconds = now();
  const { user, system } = process.cpuUsage(cpu);
  const end = { penalty: await judgeRoster(of, plan.shifts), bound: plan.quality.bound };
  const read = (at: number): Judged => {
    const last = curve.findLast((one) => one.at <= at)?.progress;
    if (at >= seconds || at === moments.at(-1)) return { at, ...end };
    const isLawful = last?.hardViolations === 0;
    return { at, penalty: isLawful ? last.penalty : null, bound: last?.bound ?? null };
  };
  const { proved, quality } = plan;
  const claimed = quality.hardViolations <= quality.standingViolations ? quality.penalty : null;
  const cpuSeconds = (user + system) / 1e6;
  return { planner: 'ours', seed, seconds, cpuSeconds, proved, claimed, moments: moments.map(read) };
}
