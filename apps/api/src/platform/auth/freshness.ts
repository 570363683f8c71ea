import { constants } from '@pamaina/contract';
import { ProblemError } from '../http/problem-error.ts';
import type { Caller } from './caller.ts';

const FRESH_MS = constants.freshMinutes * 60_000;

/**
 * For a dangerous act: whoever holds a session must have shown a short while ago who they are (docs/decisions/063). The
 * demo's accounts have nothing to lose, and its visitors no password.
 * @throws `reauthentication_required`
 */
export function requireFresh({ authenticatedAt, isDemo }: Pick<Caller, 'authenticatedAt' | 'isDemo'>): void {
  if (!isDemo && Date.now() - authenticatedAt > FRESH_MS) throw new ProblemError('reauthentication_required');
}
