/**
 * `npm run bench:scenarios -- cafe 5`: how many verdicts of scenarios are certain or one-sided, with the seconds of
 * each plan. `-- most 300`: the stated most of so many hires and trainings, as a multiple of the true gain. `--
 * requests cafe 20`: the median of requests while scenarios and advice are planned, as a multiple of that without, in
 * rounds of so many seconds of the same run. `-- times`: how long a manager waits for each answer.
 */
const [what] = process.argv.slice(2);
if (what === 'most') await import('./scenarios/stated-most.ts');
else if (what === 'requests') await import('./scenarios/requests-meanwhile.ts');
else if (what === 'times') await import('./scenarios/times.ts');
else await import('./scenarios/verdicts.ts');
