import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import pg from 'pg';
import { findRoutes } from '../platform/http/find-routes.ts';
import { callEndpoint } from './call-endpoint.ts';
import { startDatabaseLine, type DatabaseLine } from './fakes/database-line.ts';
import { createManager, createWorker, type TestManager } from './seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** What came of calling everything. */
export interface AllCalls {
  /** Server errors without a word when to try again. */
  unclear: string[];
  /** How many were asked to try again later. */
  postponed: number;
  /** Milliseconds. */
  slowest: number;
}

export interface AppOnLine {
  api: TestApp;
  line: DatabaseLine;
  /** The database's owner, past the line. */
  owner: pg.Client;
  manager: TestManager;
  worker: { id: string; token: string };
  /** Calls every endpoint, so many at a time. */
  callAll(atOnce?: number): Promise<AllCalls>;
  /** The manager's announcement with that key. */
  announce(key: string, title: string): Promise<Reply>;
  /** The titles of all announcements. */
  announced(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * The application, which sends notifications, on a line to its database that can fail; with a manager and an employee.
 */
export async function createAppOnLine(): Promise<AppOnLine> {
  const database = await createTestDatabase();
  const line = await startDatabaseLine(database.appUrl);
  const api = await createTestApp({ beside: { database: { ...database, appUrl: line.url } }, notifying: true });
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  // Signing out is the last thing that these sessions would do.
  const endpoints = allEndpoints.filter((one) => bound.has(one) && one.path !== '/token');
  const tokens = { public: undefined, employee: worker.token, manager: manager.token, user: manager.token };
  return {
    api,
    line,
    owner,
    manager,
    worker,
    async callAll(atOnce = endpoints.length) {
      const waiting = [...endpoints];
      const all: AllCalls = { unclear: [], postponed: 0, slowest: 0 };
      const call = async (endpoint: AnyEndpoint) => {
        const began = performance.now();
        const reply = await callEndpoint(api, endpoint, { token: tokens[endpoint.role] });
        const { status, json, headers, text } = reply;
        all.slowest = Math.max(all.slowest, performance.now() - began);
        if (status === 503 && Number(headers['retry-after']) > 0) all.postponed += 1;
        else if (status >= 500)
          all.unclear.push(`${endpoint.method} ${endpoint.path}: ${status} ${json?.code} ${text}`);
      };
      const caller = async () => {
        for (let endpoint = waiting.pop(); endpoint; endpoint = waiting.pop()) await call(endpoint);
      };
      await Promise.all(Array.from({ length: atOnce }, caller));
      return all;
    },
    announce: (key, title) =>
      api.call('POST', '/announcements', {
        token: manager.token,
        body: { title, text: 'On Monday' },
        headers: { 'idempotency-key': key },
      }),
    async announced() {
      const { json } = await api.call('GET', '/announcements', { token: manager.token });
      return json.map(({ title }: { title: string }) => title) as string[];
    },
    async close() {
      await api.close();
      await line.close();
      await owner.end();
      await database.drop();
    },
  };
}
