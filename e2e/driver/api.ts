import { inject } from 'vitest';
import { REGISTRATION_CODE } from './product.ts';
import { DEMO_PASSWORD } from './sign-in.ts';

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Another address of the product. */
  origin?: string;
}

/** Sends one call without the browser, to set up the initial state of a test; a rejection is an error. */
export async function callApi<Reply>(
  method: string,
  path: string,
  { token, body, headers = {}, origin = inject('productUrl') }: CallOptions = {},
): Promise<Reply> {
  const reply = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof URLSearchParams) && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? null : body instanceof URLSearchParams ? body : JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Reply;
}

interface Token {
  access_token: string;
}

/** A token of an account, for a manager without a project. */
export async function tokenOf(username: string, password = DEMO_PASSWORD): Promise<string> {
  const body = new URLSearchParams({ username, password });
  return (await callApi<Token>('POST', '/token', { body })).access_token;
}

/**
 * Creates a login for an employee and replaces the temporary password, which would block everything. @returns their
 * token
 */
export async function tokenOfNewLogin(manager: string, id: string): Promise<string> {
  await callApi('POST', `/employees/${id}/create-login`, { token: manager, body: { password: 'temporary' } });
  const body = { current_password: 'temporary', new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
  await callApi('POST', '/settings/change-password', { token: await tokenOf(id, 'temporary'), body });
  return tokenOf(id);
}

async function tokenIn(projectId: string, token: string): Promise<string> {
  return (await callApi<Token>('POST', `/projects/select/${projectId}`, { token })).access_token;
}

/** A token of the demo's manager, in Rytas. */
export async function demoManagerToken(): Promise<string> {
  const token = await tokenOf('demo');
  const projects = await callApi<{ id: string; name: string }[]>('GET', '/projects', { token });
  return tokenIn(projects.find(({ name }) => name === 'Rytas')?.id ?? '', token);
}

/** A new manager in a new, empty project: a token for it. */
export async function newManagerToken(username: string, projectName: string): Promise<string> {
  const account = { username, password: DEMO_PASSWORD, registration_code: REGISTRATION_CODE };
  const { access_token: token } = await callApi<Token>('POST', '/register', { body: account });
  const { id } = await callApi<{ id: string }>('POST', '/projects', { token, body: { name: projectName } });
  return tokenIn(id, token);
}
