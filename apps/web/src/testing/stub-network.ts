import { vi } from 'vitest';

export interface SentCall {
  /** As in `POST /api/token`, without the query. */
  route: string;
  url: URL;
  headers: Headers;
  body: string | null;
}

type Answer = Response | Promise<Response> | object | string | null;

/**
 * Replaces the server at its only access point in the app: `fetch`. `answers` are by route; an object is sent as JSON,
 * null as 204. A route without an answer returns a 404 problem. Returns the recorded calls.
 */
export function stubNetwork(answers: Record<string, (call: SentCall) => Answer>): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, 'http://localhost');
    const body = init.body instanceof URLSearchParams ? init.body.toString() : ((init.body as string | null) ?? null);
    const call = { route: `${init.method} ${url.pathname}`, url, headers: new Headers(init.headers), body };
    calls.push(call);
    const answer = answers[call.route]?.(call);
    if (answer === undefined) return problem(404, 'not_found', 'Not found');
    const settled = await answer;
    if (settled instanceof Response) return settled;
    return settled === null ? new Response(null, { status: 204 }) : Response.json(settled);
  });
  return calls;
}

export function problem(status: number, code: string, detail: string, errors?: Record<string, string[]>): Response {
  return Response.json({ type: `/problems/${code}`, title: code, status, detail, code, errors }, { status });
}
