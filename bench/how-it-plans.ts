import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AttemptOrder } from './attempt.ts';
import { sampleMonths } from './months.ts';
import { boundPicture } from './report/how-it-plans/bound-picture.ts';
import { planPicture } from './report/how-it-plans/plan-picture.ts';
import { timeByStage } from './report/how-it-plans/time-by-stage.ts';
import { timePicture } from './report/how-it-plans/time-picture.ts';
import { runAttempt } from './run-attempt.ts';

/** Draws the pictures of docs/how-it-plans.md from a run of a month of each sample business. */

const PICTURES = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const SECONDS = { cafe: 10, restaurant: 30, supermarket: 30 };

function orderOf(name: string, seconds: number): AttemptOrder {
  const problem = sampleMonths().find((month) => month.name === name)?.problem;
  if (!problem) throw new Error(`There is no month ${name}`);
  return { problem, method: 'engine', seconds, seed: 1, threads: 2, without: [], clock: 'wall' };
}

const cafe = orderOf('cafe-2026-05-1', SECONDS.cafe);
const plan = await runAttempt(cafe);
writeFileSync(join(PICTURES, 'plan.svg'), planPicture(cafe.problem, plan.shifts ?? []));

const restaurant = await runAttempt(orderOf('restaurant-2026-05-1', SECONDS.restaurant));
writeFileSync(join(PICTURES, 'bound.svg'), boundPicture(restaurant.curve, Math.max(1, Math.round(restaurant.seconds))));

const profiles = mkdtempSync(join(tmpdir(), 'how-it-plans-'));
try {
  const supermarket = orderOf('supermarket-2026-05-1', SECONDS.supermarket);
  const run = await runAttempt(supermarket, ['--cpu-prof', `--cpu-prof-dir=${profiles}`]);
  // The names of the files end with the number of the thread and of the file.
  const files = readdirSync(profiles).sort();
  const threads = files.flatMap((file) => timeByStage(readFileSync(join(profiles, file), 'utf8')) ?? []);
  writeFileSync(join(PICTURES, 'time.svg'), timePicture(threads));
  console.log(
    JSON.stringify({ last: run.curve.at(-1), seconds: run.seconds, cpuSeconds: run.cpuSeconds, threads }, null, 2),
  );
} finally {
  rmSync(profiles, { recursive: true });
}
