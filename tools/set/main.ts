import { parseArgs } from 'node:util';
import { startSet } from './start-set.ts';

/**
 * `npm run set -- --web 2 --planners 2 --port 3000 --data ./data-set`: PostgreSQL (or that of `DATABASE_URL`), web and
 * planner processes and a proxy, until Ctrl-C. The settings of the README apply to all processes.
 */
const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '2' },
    planners: { type: 'string', default: '2' },
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    data: { type: 'string', default: './data-set' },
  },
});
const [web, planners, port] = [Number(values.web), Number(values.planners), Number(values.port)];
try {
  if (![web, planners, port].every((number) => Number.isInteger(number) && number >= 0) || web === 0)
    throw new Error('--web, --planners and --port must be whole numbers, with at least one web process.');
  const databaseUrl = process.env['DATABASE_URL'];
  const set = await startSet({ dataDir: values.data, web, planners, port, databaseUrl, planYielding: true });
  console.log(`Pamaina is running: ${set.url} (${web} web, ${planners} planners)`);
  const stop = () => void set.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
