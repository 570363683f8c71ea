import { forgetAgreement } from './agreement.ts';
import { OFFLINE_KEY } from './kept-session.ts';
import { constants, SECURE_COOKIE, type employees, type projects, type session } from '@pamaina/contract';
import type { z } from 'zod';
import { readTokenContents, sessionOf } from './token-contents.ts';

const keys = constants.storageKeys;
/** As the server names it: it may not learn from a proxy that the page came by TLS. */
const STAYS = ['', SECURE_COOKIE].map((prefix) => `${prefix}${constants.cookies.stays.name}`);

/**
 * The token of this page, once loaded. Other tabs of the same browser may select another project in the meantime; input
 * here belongs to the project on screen.
 */
let held: string | null | undefined;

/**
 * The initial token of a page: the stored one, or its own from before a reload while the same user works in another
 * project in another tab.
 */
export function takeToken(): string | null {
  const [stored, own] = [localStorage.getItem(keys.token), sessionStorage.getItem(keys.token)];
  held = ownerOf(own) !== null && ownerOf(own) === ownerOf(stored) ? own : stored;
  if (held === stored) sessionStorage.removeItem(keys.token);
  return held;
}

/** The token that the session of a page begins with: the one with which data was read ahead of it. */
export const beginToken = (): string | null => held ?? takeToken();

/** The owner of a token, unless it has expired or can't be read. */
const ownerOf = (token: string | null) => (token === null ? null : (readTokenContents(token, Date.now())?.sub ?? null));

export function readToken(): string | null {
  return held === undefined ? localStorage.getItem(keys.token) : held;
}

export function writeToken(token: string): void {
  held = token;
  sessionStorage.removeItem(keys.token);
  localStorage.setItem(keys.token, token);
}

/**
 * The page that is loaded next begins with this token and nothing cached. What this one still calls goes out with its
 * own: the new token is of another area, in which those calls are refused.
 */
export function handOver(token: string): void {
  const own = readToken();
  forgetSession();
  held = own;
  localStorage.setItem(keys.token, token);
}

/** The token that all tabs share. */
export const readStored = (): string | null => localStorage.getItem(keys.token);

/** The same session goes on with a newer token, also in the other tabs of its project. */
export function renewToken(token: string): void {
  held = token;
  const stored = readStored();
  if (sessionOf(stored) === sessionOf(token)) localStorage.setItem(keys.token, token);
  else if (stored !== null) sessionStorage.setItem(keys.token, token);
}

/** The server set a refresh token that no page reads, and this beside it. */
export const staysSignedIn = (): boolean =>
  document.cookie.split('; ').some((one) => STAYS.some((name) => one === `${name}=1`));

const RENEWED_FOR_MS = 50 * 60_000;
let renewedAt = -Infinity;

export function noteRenewal(): void {
  renewedAt = performance.now();
}

/** The token has run out and can be renewed. A device whose clock is wrong asks no more often than others. */
export const needsRenewal = (token: string | null): boolean =>
  token !== null &&
  staysSignedIn() &&
  performance.now() - renewedAt > RENEWED_FOR_MS &&
  readTokenContents(token, 0) !== null &&
  readTokenContents(token, Date.now()) === null;

/** Another tab selected another project: this one stays in its own, also after a reload. */
export function keepOwnToken(): void {
  if (typeof held === 'string') sessionStorage.setItem(keys.token, held);
}

/** Whether the data stored for all tabs belongs to this tab's project. */
const ownsStorage = (): boolean => readToken() === localStorage.getItem(keys.token);

/** Deletes the session: the token and everything cached for it. */
export function forgetSession(): void {
  held = undefined;
  sessionStorage.removeItem(keys.token);
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

/** The refresh token itself ends with the session on the server; without this no page here uses it. */
function stayNoLonger(): void {
  const [plain, secure] = STAYS;
  document.cookie = `${plain}=; Path=/; Max-Age=0; SameSite=Strict`;
  document.cookie = `${secure}=; Path=/; Max-Age=0; SameSite=Strict; Secure`;
}

/** The session of this page has ended; another tab's may continue. */
export function loseSession(): void {
  if (ownsStorage()) {
    forgetSession();
    stayNoLonger();
    return;
  }
  held = null;
  sessionStorage.removeItem(keys.token);
}

/** The addresses that were open last, which the palette offers again. */
export const RECENT_KEY = 'recentPlaces';

/** Deletes all data of the user (logout, another user signs in). */
export function forgetPerson(): void {
  forgetSession();
  stayNoLonger();
  localStorage.removeItem(OFFLINE_KEY);
  localStorage.removeItem(RECENT_KEY);
  forgetAgreement();
}

/** The cached lists belong to one project; they are deleted when another one is selected. */
export function forgetProjectData(): void {
  localStorage.removeItem(keys.employees);
}

/** The team of the selected project; a tab in another project does not write it. */
export function writeCachedEmployees(list: employees.Employee[]): void {
  if (!ownsStorage()) return;
  // Names and roles: who finds the device reads no wage, address or date of birth.
  const names = list.map(({ id, name, roles }) => ({ id, name, roles }));
  localStorage.setItem(keys.employees, JSON.stringify(names));
}

/** @param projectId the project in which the user may do what is cached */
export function writeCachedUser(user: session.User, projectId: string | null): void {
  localStorage.setItem(keys.user, JSON.stringify({ ...user, project_id: projectId }));
}

export function writeCachedProjects(list: projects.Project[]): void {
  localStorage.setItem(keys.projects, JSON.stringify(list));
}

/** Data from an earlier version of the page, or another program, is not trusted: it must parse. */
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
