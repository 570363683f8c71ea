import { inTurn } from '../in-turn.ts';
import type { Step } from './step.ts';

/** An expensive call waits for its turn. A stream gets its turn while it reads. @throws {NoTurn} */
export const waitForTurn: Step = ({ endpoint, deps, caller, signal }, next) =>
  endpoint.dear && !endpoint.events && caller ? inTurn({ deps, caller, signal }, next) : next();
