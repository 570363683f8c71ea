import type { Deps } from '../../platform/deps.ts';
import { repeat, type Repeated } from '../../platform/jobs/repeat.ts';
import { mouldOfToday } from './cast-mould.ts';
import { eraseCopies } from './erase-copies.ts';
import { resetDemo } from './reset-demo.ts';

/** How soon it is seen that it is night, that a copy has had its day, and that a new day needs a new mould. */
const EVERY_MS = 10 * 60_000;

export const startDemo = (deps: Pick<Deps, 'database' | 'now' | 'log'>): Pick<Repeated, 'stop'> =>
  repeat(
    async () => {
      await eraseCopies(deps);
      await resetDemo(deps);
      await mouldOfToday(deps.database);
    },
    EVERY_MS,
    deps.log,
  );
