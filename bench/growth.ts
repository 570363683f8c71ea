import { growth, SMALL_CALL } from './figures/growth.ts';

/**
 * `npm run bench:growth`: the effect of five years of clock entries on the main calls, relative to one month. Exits
 * with 1 if a target is missed.
 */
const MOST_GROWTH = 1.3;
const MOST_SMALL_CALLS = 12;
/** These are also compared with a small call. */
const DEAR = /summary|judge|candidates/;

const rows = await growth();
const small = rows.find(({ what }) => what === SMALL_CALL)?.month ?? 1;
let missed = 0;
console.log('| call | one month, ms | five years, ms | times | small calls |\n| :-- | --: | --: | --: | --: |');
for (const { what, month, years } of rows) {
  const [grown, dear] = [years / month, years / small];
  const isMissed = grown > MOST_GROWTH || (DEAR.test(what) && dear > MOST_SMALL_CALLS);
  if (isMissed) missed += 1;
  console.log(
    `| ${what} | ${month.toFixed(1)} | ${years.toFixed(1)} | ${grown.toFixed(2)} | ${dear.toFixed(1)}${isMissed ? ' (missed)' : ''} |`,
  );
}
process.exitCode = missed > 0 ? 1 : 0;
