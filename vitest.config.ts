import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Files after each other in one process: none changes what all share, and most of a file's time was its imports. */
const SHARED = { isolate: false } as const;

/**
 * Vitest leaves one processor free, which on a machine of two is half of it. One more file than processors runs,
 * because tests wait too: for a database, a time limit, a process that starts.
 */
const maxWorkers = availableParallelism() + 1;

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          ...SHARED,
          name: 'engine',
          include: ['packages/{engine,planner,problem,forecast}/src/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      { test: { ...SHARED, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          ...SHARED,
          name: 'api',
          include: ['{apps/api,apps/mcp,packages/client}/src/**/*.test.ts'],
          // As platform/auth/passwords.ts asks for it; tests of the product's own cost ask otherwise.
          alias: [
            {
              find: /^\.\/hash-cost\.ts$/,
              replacement: join(import.meta.dirname, 'apps/api/src/testing/hash-cost.ts'),
            },
          ],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          ...SHARED,
          name: 'web',
          // It extends a configuration of its own, which does not say so.
          maxWorkers,
          setupFiles: ['apps/web/src/testing/each-file.ts'],
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 120_000,
        },
      },
      { test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          ...SHARED,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          hookTimeout: 300_000,
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
