import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPgBouncer } from './pgbouncer.ts';
import { startProxy } from './proxy.ts';
import { startSetDatabase, type SetDatabase } from './set-database.ts';
import { startProcess, type SetProcess } from './set-process.ts';

/** Before a start that failed is tried again. */
const RESTART_MS = 500;

export type SetRole = 'web' | 'planner';

export interface SetOptions {
  /** Data of the embedded database, and emails. */
  dataDir: string;
  web: number;
  planners: number;
  /** Of the proxy; default: a free one. */
  port?: number;
  /** Another server than the embedded one. */
  databaseUrl?: string | undefined;
  /** Of the embedded database, for trials that need no durability. */
  databaseSettings?: readonly string[];
  /** Whether a process that dies is replaced; default: yes. */
  isReplacing?: boolean;
  /** Whether planners leave the processors to all others, where the system can do that. */
  planYielding?: boolean;
  /** Settings of all processes. */
  env?: NodeJS.ProcessEnv;
}

/** The product as it runs on several machines: PostgreSQL, web processes behind a proxy, planners. */
export interface ProcessSet {
  /** The address of the proxy. */
  url: string;
  databaseUrl: string;
  superuserUrl: string | null;
  /** The processes of a role that run now. */
  running(role: SetRole): readonly SetProcess[];
  /** Starts one more. */
  add(role: SetRole): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts all of it, each process restarted when it dies; what was started is stopped if something fails. With
 * `SET_POOLER=pgbouncer` the processes reach the database through PgBouncer.
 */
export async function startSet(options: SetOptions): Promise<ProcessSet> {
  const { dataDir, web, planners } = options;
  await mkdir(dataDir, { recursive: true });
  const stack = new AsyncDisposableStack();
  try {
    const database = await databaseOf(options);
    stack.defer(() => database.stop());
    const pooler = process.env['SET_POOLER'] === 'pgbouncer' ? await startPgBouncer(database) : null;
    if (pooler) stack.defer(() => pooler.stop());
    const processes: Record<SetRole, SetProcess[]> = { web: [], planner: [] };
    const common: NodeJS.ProcessEnv = {
      DATABASE_URL: pooler?.url ?? database.url,
      ...(pooler && { DATABASE_LISTEN_URL: database.url }),
      DATA_DIR: join(dataDir, 'files'),
      JWT_SECRET: process.env['JWT_SECRET'] ?? randomBytes(48).toString('base64url'),
    };
    const proxy = await startProxy(options.port ?? 0, () => processes.web.map(({ url }) => url));
    stack.defer(() => proxy.stop());
    const start = superviseIn(processes, options.isReplacing !== false, stack, (role) =>
      startProcess(
        { ...common, PUBLIC_URL: proxy.url, ...options.env, ROLE: role },
        role === 'planner' && options.planYielding,
      ),
    );
    // The first one migrates; the others find it done.
    const [first, ...others] = rolesOf(web, planners);
    if (first) await start(first);
    await Promise.all(others.map(start));
    return {
      url: proxy.url,
      databaseUrl: database.url,
      superuserUrl: database.superuserUrl,
      running: (role) => processes[role],
      add: start,
      stop: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/**
 * Starts processes, and each again when it dies, as a supervisor does: also when that start fails, because the database
 * died in the same moment.
 * @param stack ends them
 */
function superviseIn(
  processes: Record<SetRole, SetProcess[]>,
  isReplacing: boolean,
  stack: AsyncDisposableStack,
  launch: (role: SetRole) => Promise<SetProcess>,
): (role: SetRole) => Promise<void> {
  let isStopping = false;
  const replaced = new Set<Promise<void>>();
  const start = async (role: SetRole): Promise<void> => {
    const begun = await launch(role);
    processes[role].push(begun);
    begun.child.once('exit', () => {
      processes[role] = processes[role].filter((one) => one !== begun);
      if (!isReplacing) return;
      const again = startAgain(role);
      replaced.add(again);
      void again.finally(() => replaced.delete(again));
    });
  };
  const startAgain = async (role: SetRole): Promise<void> => {
    while (!isStopping) {
      try {
        return await start(role);
      } catch (error) {
        console.error(error);
        await delay(RESTART_MS);
      }
    }
  };
  stack.defer(async () => {
    isStopping = true;
    await Promise.all(replaced);
    await Promise.all([...processes.web, ...processes.planner].map((one) => one.stop()));
  });
  return start;
}

const rolesOf = (web: number, planners: number): SetRole[] => [
  ...Array.from({ length: web }, () => 'web' as const),
  ...Array.from({ length: planners }, () => 'planner' as const),
];

const databaseOf = async ({ databaseUrl, dataDir, databaseSettings }: SetOptions): Promise<SetDatabase> =>
  databaseUrl
    ? { url: databaseUrl, superuserUrl: null, stop: () => Promise.resolve() }
    : startSetDatabase(join(dataDir, 'database'), databaseSettings);
