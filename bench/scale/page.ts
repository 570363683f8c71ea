import { assumptions } from './assumptions.ts';
import { CALLS, KINDS, type Figures, type Plans } from './figures.ts';
import type { Measured, Need } from './model.ts';
import { citusPart, table } from './page-citus.ts';
import type { Distribution } from './schema.ts';

/** docs/scale.md: what a number of businesses needs, from the measured figures, the assumptions and the real schema. */
export function pageOf(need: Need, { figures, plans }: Measured, distribution: Distribution): string {
  return [
    `# ${count(need.businesses)} businesses`,
    '',
    `What a host of ${count(need.businesses)} businesses needs at the end of a month. This page is written by \`npm run scale -- --businesses ${need.businesses} --write\` from figures that were measured and from assumptions; change those in \`bench/scale/assumptions.ts\` to your own. [Operating at scale](operate/scale.md) says how the processes are set up.`,
    '',
    '## What it takes',
    '',
    ...answers(need),
    '',
    '## What it costs',
    '',
    table(
      ['', 'Amount', '€ a month'],
      [
        ...need.costs.map(({ what, amount, euros }) => [what, amount, count(euros)]),
        ['**Together**', '', `**${count(total(need))}**`],
      ],
    ),
    '',
    `That is €${(total(need) / need.businesses).toFixed(2)} a business. Prices are assumptions. Planners are needed for some nights only: machines by the hour cost a fraction.`,
    '',
    '## Measured',
    '',
    `By \`${figures.command}\`, ${figures.date}, commit ${figures.commit}: ${figures.machine.cores} cores (${figures.machine.processor}), Node.js ${figures.machine.node}, PostgreSQL on the same machine. Processor time, so that other work on the machine matters little${figures.machine.load === undefined ? '' : `; with it, the load was ${figures.machine.load}`}.`,
    '',
    ...measured(figures, plans),
    '',
    '## Assumed',
    '',
    ...assumed(),
    '',
    ...citusPart(distribution),
    '',
  ].join('\n');
}

const total = ({ costs }: Need) => costs.reduce((sum, { euros }) => sum + euros, 0);

function answers({ planning, web, database, backup, idle, employees }: Need): string[] {
  const { waits } = planning;
  return [
    table(
      ['Part', 'Need'],
      [
        ['People', `${count(employees)} employees`],
        [
          'Planning in a night',
          `${count(planning.plans)} plans are ${count(planning.coreHours)} core hours: ${Math.ceil(planning.nightCores)} cores for ${assumptions.nightHours} hours`,
        ],
        [
          'Planning in the busiest hour',
          `${count(planning.hourPlans)} plans: ${Math.ceil(planning.hourCores)} cores, ${planning.machines} machines of ${assumptions.coresPerPlannerMachine}; a plan waits ${seconds(waits.median)} (median), ${seconds(waits.p95)} (95 %), ${seconds(waits.most)} (most)`,
        ],
        [
          'Requests in the busiest hour',
          `${count(web.requestsPerSecond)} a second: ${web.cores.toFixed(1)} cores busy, ${web.processes} web processes`,
        ],
        [
          'Database',
          `${database.cores} cores; ${count(database.statementsPerSecond)} statements and ${count(database.commitsPerSecond)} commits that must reach the disk a second`,
        ],
        [
          'Connections',
          `${count(database.connections)} if each process takes all of its pool (\`max_connections\`); ${database.connectionsInUse} in use at one moment. A smaller \`DATABASE_POOL\` does as well; a pooler by transactions would need the latter and one for each process that listens`,
        ],
        [
          'Disk',
          `${gigabytes(database.bytes)} for ${assumptions.monthsKept} months; people look at ${gigabytes(database.hotBytes)} of it, which should fit into memory`,
        ],
        [
          'Backup',
          `${gigabytes(backup.bytes)} in ${backup.hours.toFixed(1)} hours by one process (\`npm run backup\`), if it goes on as it was measured`,
        ],
        [
          'Tenants that do nothing',
          `${idle.statementsPerSecondPer1000.toFixed(2)} statements a second and ${(idle.coreSharePer1000 * 100).toFixed(2)} % of a core for each 1,000, in all processes together`,
        ],
      ],
    ),
  ];
}

function measured({ businesses, calls, backup, idle }: Figures, plans: Plans): string[] {
  const { little, much } = backup;
  return [
    table(
      ['Business', 'Employees', 'Shifts a month', 'To begin with', 'Each month', 'A plan takes', 'Its processors'],
      KINDS.map((kind) => {
        const one = businesses[kind];
        return [
          kind,
          String(one.employees),
          String(one.shiftsPerMonth),
          kilobytes(one.baseBytes),
          kilobytes(one.monthBytes),
          `${plans.costs[kind].seconds} s`,
          `${plans.costs[kind].cpuSeconds} s`,
        ];
      }),
    ),
    '',
    table(
      ['Request of a manager of the shop', 'Web process', 'Database', 'Statements'],
      CALLS.map((call) => {
        const { webCpuMs, databaseCpuMs, statements } = calls[call];
        return [NAMES[call], `${webCpuMs} ms`, `${databaseCpuMs} ms`, String(statements)];
      }),
    ),
    '',
    `Planning is from [${plans.file}](../${plans.file}), by \`npm run bench:engine -- --seconds ${plans.limitSeconds}\`, on ${plans.threads} threads. Backups of ${megabytes(little.dataBytes)} and ${megabytes(much.dataBytes)} took ${little.seconds} s and ${much.seconds} s and are ${megabytes(little.fileBytes)} and ${megabytes(much.fileBytes)}.`,
    '',
    `Without requests, by \`${idle.command}\`, commit ${idle.commit} ([068](decisions/068-background-work-by-due-times.md)); a share of one core, of the web processes and PostgreSQL together:`,
    '',
    table(
      ['Web processes', 'Tenants', 'Of a core', 'Statements a second'],
      idle.runs.map(({ webProcesses, tenants, coreShare, statementsPerSecond }) => [
        String(webProcesses),
        count(tenants),
        `${(coreShare * 100).toFixed(2)} %`,
        String(statementsPerSecond),
      ]),
    ),
  ];
}

const NAMES = {
  small: '`GET /users/me`',
  month: '`GET /schedule`, a month',
  dashboard: '`GET /dashboard/manager-stats`',
  write: '`PUT /schedule/{id}`',
};

function assumed(): string[] {
  const calls = (of: Record<(typeof CALLS)[number], number>) => CALLS.map((call) => `${of[call]} ${call}`).join(', ');
  const { kinds, prices } = assumptions;
  return [
    `- ${KINDS.map((kind) => `${kinds[kind] * 100} % ${kind}`).join(', ')}; each month is generated ${assumptions.plansPerMonth} times.`,
    `- ${assumptions.busiestHourShare * 100} % of the month’s plans are asked for in one hour.`,
    `- Requests a day: of an employee ${calls(assumptions.employeeCalls)}; of a business’s managers ${calls(assumptions.managerCalls)}. ${assumptions.busiestRequestHourShare * 100} % of them in the busiest hour.`,
    `- Tables in use are ${assumptions.bloat} times as large as freshly written ones. ${assumptions.nightlyBackupsKept} nightly backups are kept.`,
    `- Requests cost what they cost in the shop, the largest of the three.`,
    '- Not computed: memory (4 GB a core is usual, 8 GB for the database) and the network.',
    `- Machines are used to ${assumptions.utilisation * 100} %, and are as fast as the measured one.`,
    `- €${prices.core} a core and month, €${prices.databaseCore} for the database’s, €${prices.diskGb} a GB of disk, €${prices.backupGb} a GB of backups.`,
  ];
}

const count = (value: number) => Math.round(value).toLocaleString('en');
const seconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
const gigabytes = (bytes: number) => `${count(bytes / 1e9)} GB`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const kilobytes = (bytes: number) => `${count(bytes / 1000)} kB`;
