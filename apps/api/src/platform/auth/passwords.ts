import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ProblemError } from '../ground/problem-error.ts';
import { createFairGate, FairGateFull } from '../jobs/fair-gate.ts';
import { COST } from './hash-cost.ts';

// A hash costs some 40 ms of a core, so few run at a time and each queue has an end: otherwise signing in is the
// cheapest way to stall the server.
const AT_ONCE = 2;
const QUEUE = { most: 100, mostOfShare: 50 };
const BUSY_SHARES = 12;

/** What is hashed for: each kind has a queue and its turn of its own, so that none keeps another waiting. */
export type HashKind = 'sign-in' | 'known-device' | 'pin' | 'change' | 'register';

export interface HashPlace {
  kind: HashKind;
  /** Who takes turns within the kind: an account, a network. */
  share: string;
}

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;
const gate = createFairGate(AT_ONCE, QUEUE);

/**
 * So many different ones wait that strangers had better prove that they mean it; one alone that waits often keeps
 * nobody waiting.
 */
export const isBusy = (kind: HashKind): boolean => gate.shares(kind) >= BUSY_SHARES;

/**
 * `argon2id$m=<memory>,t=<passes>,p=<parallelism>$<salt>$<hash>`, the last two base64url: it says its cost, so that
 * another one harms no password. @throws `too_many_requests` when too many of its place wait already
 */
export async function hashPassword(password: string, place: HashPlace): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = COST;
  const hash = await digest(password, salt, COST, place);
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `argon2id$${cost}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** In place of a hash where no password signs in. */
export const NO_PASSWORD = `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** True when the password is the one. A null `stored` (no such user) takes the same time and is never right. */
export async function verifyPassword(password: string, stored: string | null, place: HashPlace): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? NO_PASSWORD).split('$').slice(-2);
  const derived = await digest(password, Buffer.from(salt, 'base64url'), costOf(stored), place);
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && stored !== null && stored !== NO_PASSWORD;
}

/** Of a hash; the first ones don't say it. */
function costOf(stored: string | null): typeof COST {
  const said = /^argon2id\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored ?? '');
  if (!said) return stored === null || stored === NO_PASSWORD ? COST : FIRST_COST;
  const [memory = 0, passes = 0, parallelism = 0] = said.slice(1).map(Number);
  return { ...COST, memory, passes, parallelism };
}

const FIRST_COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

async function digest(password: string, nonce: Buffer, cost: typeof COST, place: HashPlace): Promise<Buffer> {
  const work = () => derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFC')), nonce });
  return gate.pass(place, work).catch((error: unknown) => {
    throw error instanceof FairGateFull ? new ProblemError('too_many_requests', { retryAfterSeconds: 5 }) : error;
  });
}

/**
 * The most likely guesses: one repeated digit, ascending or descending digits, a repeated pair, and the years of most
 * births.
 */
export function isEasyPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10));
  const [step] = steps;
  if (steps.size === 1 && (step === 0 || step === 1 || step === 9)) return true;
  return /^(\d\d)\1+$/.test(pin) || /^(?:19|20)\d\d$/.test(pin);
}
