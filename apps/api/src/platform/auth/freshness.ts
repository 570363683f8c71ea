import { constants } from '@pamaina/contract';
import { ProblemError } from '../ground/problem-error.ts';
import type { Caller } from './caller.ts';
import { currentTime } from '../time/clock.ts';

const FRESH_MS = constants.freshMinutes * 60_000;

/**
 * For a dangerous act: anyone who holds a session must have shown a short while ago who they are (docs/decisions/063).
 * The demo's accounts have nothing to lose, and its visitors no password; a program's token was made by somebody who
 * had just shown it.
 * @throws `reauthentication_required`
 */
export function requireFresh({ authenticatedAt, isDemo, apiToken }: Caller): void {
  if (!isDemo && apiToken === null && currentTime() - authenticatedAt > FRESH_MS)
    throw new ProblemError('reauthentication_required');
}
