import type { Deps } from '../../platform/deps.ts';
import { repeat, type Repeated } from '../../platform/jobs/repeat.ts';
import { mouldOfToday } from './cast-mould.ts';
import { eraseCopies } from './erase-copies.ts';
import { resetDemo } from './reset-demo.ts';

/** How often the night, expired copies and the need for a new mould are checked. */
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
