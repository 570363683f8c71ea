import { cafeEmployee, cafeManager, callsOf } from './figures/product-calls.ts';
import { startProduct } from './figures/start-product.ts';
import { median } from './report/median.ts';
import { auditPage, type Audit } from './screen/audit-page.ts';

/**
 * `npm run bench:lighthouse -- [RUNS]`: Lighthouse for a phone on the four pages that are opened first, as medians of
 * five runs or of the given number.
 * Exits with 1 if a score is below its goal.
 */
const ROUNDS = Number(process.argv[2] ?? 5);

type Scores = Pick<Audit, 'performance' | 'accessibility' | 'bestPractices'>;

const OF_VISITORS: Scores = { performance: 95, accessibility: 100, bestPractices: 95 };
const OF_ACCOUNTS: Scores = { performance: 85, accessibility: 100, bestPractices: 95 };

const product = await startProduct({ WORKERS: '1' });
let missed = 0;
try {
  const send = callsOf(product.url);
  const pages: [name: string, path: string, goals: Scores, token?: string][] = [
    ['landing page', '/', OF_VISITORS],
    ['sign-in', '/manager-login', OF_ACCOUNTS],
    ["manager's dashboard", '/manager', OF_ACCOUNTS, await cafeManager(send)],
    ["employee's home", '/worker', OF_ACCOUNTS, await cafeEmployee(send)],
  ];
  console.log('| page | performance | accessibility | best practices | first paint, ms | largest, ms | blocked, ms |');
  console.log('| :-- | --: | --: | --: | --: | --: | --: |');
  for (const [name, path, goals, token] of pages) {
    const runs: Audit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await auditPage(product.url, path, token));
    const typical = (key: keyof Audit) => median(runs.map((run) => run[key])) ?? 0;
    const score = (key: keyof Scores) => {
      const isMissed = typical(key) < goals[key];
      if (isMissed) missed += 1;
      return `${typical(key)}${isMissed ? ` (below ${goals[key]})` : ''}`;
    };
    const scores = [score('performance'), score('accessibility'), score('bestPractices')];
    const times = [typical('firstPaint'), typical('largestPaint'), typical('blocked')];
    console.log(`| ${[name, ...scores, ...times].join(' | ')} |`);
  }
} finally {
  await product.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
