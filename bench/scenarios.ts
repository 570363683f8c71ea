/**
 * `npm run bench:scenarios -- cafe 5`: how many verdicts of scenarios are certain or one-sided, with the seconds of each
 * plan. `-- most 300`: the stated most of so many hires and trainings, as a multiple of the true gain. `-- requests cafe
 * 20`: the median of requests while scenarios and advice are planned, as a multiple of that without, in rounds of so
 * many seconds of the same run.
 */
const [what] = process.argv.slice(2);
await import(
  what === 'most'
    ? './scenarios/stated-most.ts'
    : what === 'requests'
      ? './scenarios/requests-meanwhile.ts'
      : './scenarios/verdicts.ts'
);
