import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { urlFor } from '../platform/database/bootstrap.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { superuserUrl: string; template: string; ownerUrl: string; appUrl: string };
  }
}

/** A test's own database: the owner's URL, the app role's (restricted by row-level security), and its end. */
export type TestDatabase = { ownerUrl: string; appUrl: string; drop(): Promise<void> };

/** Creates a migrated, empty database for a test; `drop` cuts all remaining connections. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { template, ownerUrl, appUrl } = inject('testServer');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`CREATE DATABASE ${database} TEMPLATE ${template} OWNER pamaina_owner`);
  return {
    ownerUrl: urlFor(ownerUrl, { database }),
    appUrl: urlFor(appUrl, { database }),
    drop: () => asSuperuser(`DROP DATABASE ${database} WITH (FORCE)`),
  };
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testServer').superuserUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
