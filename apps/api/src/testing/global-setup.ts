import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bootstrapEmbedded } from '../platform/database/bootstrap.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';

/** The databases last only for this run: durability would only cost time. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Bytes: a few hundred databases that tests have not dropped yet. */
const ENOUGH_MEMORY = 2 * 1024 ** 3;

/**
 * Starts one PostgreSQL for the run (or uses that of `TEST_DATABASE_URL`, a superuser's URL with a password) and
 * migrates the database from which every test's own is copied.
 *
 * @returns what ends it
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(process.env['TEST_DATABASE_URL']);
  try {
    const template = `pamaina_template_${process.pid}`;
    const urls = await bootstrapEmbedded(server.url, template);
    await migrate(urls.ownerUrl);
    project.provide('testServer', { superuserUrl: server.url, template, ...urls });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}

async function startServer(givenUrl: string | undefined): Promise<{ url: string; stop: () => Promise<void> }> {
  if (givenUrl) return { url: givenUrl, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(await fastFolder(), 'pamaina-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: console, settings: SETTINGS });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** A RAM disk where there is enough memory: a database is some 300 files, copied for every test. */
async function fastFolder(): Promise<string> {
  const memory = '/dev/shm';
  const space = await statfs(memory).catch(() => undefined);
  return space && space.bavail * space.bsize > ENOUGH_MEMORY ? memory : tmpdir();
}
