import { vi } from 'vitest';

export interface Received {
  method: string;
  path: string;
  body: unknown;
  ifMatch: string | null;
}

type Answer = { status?: number; body?: unknown };

/** Stands in for the server at the network's edge; everything that was asked is kept. */
export function stubServer(answer: (request: Received) => Answer): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const request: Received = {
      method: init.method ?? 'GET',
      path: url.replace('/api', ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      ifMatch: headers.get('if-match'),
    };
    received.push(request);
    const { status = 200, body } = answer(request);
    return Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
  });
  return received;
}

export const problem = (status: number, code: string, detail: string): Answer => ({
  status,
  body: { type: 'about:blank', title: code, status, detail, code },
});
