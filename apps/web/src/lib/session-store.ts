import { forgetAgreement } from './agreement.ts';
import { constants, type employees, type projects, type session } from '@pamaina/contract';
import type { z } from 'zod';
import { readTokenContents } from './token-contents.ts';

const keys = constants.storageKeys;

/**
 * What this page works with, once it has begun. Other tabs of the same browser may select another project meanwhile; what somebody types
 * here belongs to the project that they see.
 */
let held: string | null | undefined;

/** The token that a page begins with: the stored one, or its own from before a reload while the same person works elsewhere in another tab. */
export function takeToken(): string | null {
  const [stored, own] = [localStorage.getItem(keys.token), sessionStorage.getItem(keys.token)];
  held = own !== null && ownerOf(own) !== null && ownerOf(own) === ownerOf(stored) ? own : stored;
  if (held === stored) sessionStorage.removeItem(keys.token);
  return held;
}

/** Whose a token is, unless it has expired or cannot be read. */
const ownerOf = (token: string | null) => (token === null ? null : (readTokenContents(token, Date.now())?.sub ?? null));

export function readToken(): string | null {
  return held === undefined ? localStorage.getItem(keys.token) : held;
}

export function writeToken(token: string): void {
  held = token;
  sessionStorage.removeItem(keys.token);
  localStorage.setItem(keys.token, token);
}

/** Another tab selected another project: this one goes on in its own, after a reload too. */
export function keepOwnToken(): void {
  if (typeof held === 'string') sessionStorage.setItem(keys.token, held);
}

/** Whether what is stored for all tabs is about the project of this one. */
export const ownsStorage = (): boolean => readToken() === localStorage.getItem(keys.token);

/** Forgets who is signed in: token and everything cached for them. */
export function forgetSession(): void {
  held = undefined;
  sessionStorage.removeItem(keys.token);
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

/** The session of this page has ended; another tab's may go on. */
export function loseSession(): void {
  if (ownsStorage()) {
    forgetSession();
    return;
  }
  held = null;
  sessionStorage.removeItem(keys.token);
}

/** What an employee reads without a line: it outlives the session that ran out, and nobody else ever sees it. */
export const OFFLINE_KEY = 'offlineSchedule';

/** Whether anybody is signed in on this device, in whichever tab. */
export const isAnybodySignedIn = (): boolean => localStorage.getItem(keys.token) !== null;

/** Whether this device keeps a schedule of whoever used it last. */
export const hasOfflineCopy = (): boolean => localStorage.getItem(OFFLINE_KEY) !== null;

/** Forgets the person and leaves nothing of them behind (logout, somebody else signs in). */
export function forgetPerson(): void {
  forgetSession();
  localStorage.removeItem(OFFLINE_KEY);
  forgetAgreement();
}

/** The cached lists belong to one project; they go when another one is selected. */
export function forgetProjectData(): void {
  localStorage.removeItem(keys.employees);
}

/** The team of the selected project; a tab that works in another one leaves it alone. */
export function writeCachedEmployees(list: employees.Employee[]): void {
  if (ownsStorage()) localStorage.setItem(keys.employees, JSON.stringify(list));
}

export function writeCachedUser(user: session.User): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
}

export function writeCachedProjects(list: projects.Project[]): void {
  localStorage.setItem(keys.projects, JSON.stringify(list));
}

/** What an earlier version of the page, or another program, left behind is not trusted: it must parse. */
export function readCached<T>(key: string, schema: z.ZodType<T>, storage = localStorage): T | null {
  const stored = storage.getItem(key);
  if (stored === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
