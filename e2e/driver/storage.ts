import type { Page } from 'playwright-core';

const SESSION_KEYS = ['accessToken', 'cachedUser', 'cachedProjects', 'cachedEmployees'];

/** Which keys of a session are set in local storage. */
export async function sessionKeys(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return SESSION_KEYS.filter((key) => stored.includes(key));
}

/** A readable token that no server has signed; `exp` in seconds. */
export function forgedToken(contents: {
  role: 'manager' | 'employee';
  project_id: string | null;
  exp: number;
}): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return [encode({ alg: 'HS256', typ: 'JWT' }), encode({ sub: crypto.randomUUID(), ...contents }), 'forged'].join('.');
}
