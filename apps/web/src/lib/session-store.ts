import { constants, type projects, type session } from '@pamaina/contract';
import type { z } from 'zod';

const keys = constants.storageKeys;

export function readToken(): string | null {
  return localStorage.getItem(keys.token);
}

export function writeToken(token: string): void {
  localStorage.setItem(keys.token, token);
}

/** Forgets who is signed in: token and everything cached for them. */
export function forgetSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

/** What an employee reads without a line: it outlives the session that ran out, and nobody else ever sees it. */
export const OFFLINE_KEY = 'offlineSchedule';

/** Whether this device keeps a schedule of whoever used it last. */
export const hasOfflineCopy = (): boolean => localStorage.getItem(OFFLINE_KEY) !== null;

/** Forgets the person and leaves nothing of them behind (logout, 401, somebody else signs in). */
export function forgetPerson(): void {
  forgetSession();
  localStorage.removeItem(OFFLINE_KEY);
}

/** The cached lists belong to one project; they go when another one is selected. */
export function forgetProjectData(): void {
  localStorage.removeItem(keys.employees);
}

export function writeCachedUser(user: session.User): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
}

export function writeCachedProjects(list: projects.Project[]): void {
  localStorage.setItem(keys.projects, JSON.stringify(list));
}

/** What an earlier version of the page, or another program, left behind is not trusted: it must parse. */
export function readCached<T>(key: string, schema: z.ZodType<T>): T | null {
  const stored = localStorage.getItem(key);
  if (stored === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
