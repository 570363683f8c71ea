import { answerTimes } from './figures/answer-times.ts';
import { apiLatency } from './figures/api-latency.ts';

/** `npm run bench:figures`: the duration of single engine queries, and the effect of planning on other requests. */
console.log('| what | ms of CPU | slowest tenth |\n| :-- | --: | --: |');
for (const { what, mean, slowest } of answerTimes())
  console.log(`| ${what} | ${mean.toFixed(2)} | ${slowest.toFixed(2)} |`);
const { idle, planning } = await apiLatency();
console.log(
  `\nGET of a month, p95: ${idle.toFixed(1)} ms idle, ${planning.toFixed(1)} ms while planning, ${(planning / idle).toFixed(2)} times`,
);
