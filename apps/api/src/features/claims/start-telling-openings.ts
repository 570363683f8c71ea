import type { Deps } from '../../platform/deps.ts';
import { repeat, type Repeated } from '../../platform/jobs/repeat.ts';
import { tellOpenings } from './tell-openings.ts';

const LOOK_EVERY_MS = 2_000;

/** Notifies employees of shifts that became open, shortly afterwards; any number of processes can run it. */
export const startTellingOpenings = (deps: Deps): Pick<Repeated, 'stop'> =>
  repeat(() => tellOpenings(deps, deps.now()), LOOK_EVERY_MS, deps.log);
