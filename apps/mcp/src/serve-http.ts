import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { randomUUID } from 'node:crypto';
import { createServer } from './create-server.ts';

/** A session that nobody uses any more ends. */
const IDLE_MS = 30 * 60_000;
const SESSIONS_MAX = 200;
/** The share of one token. */
const OF_TOKEN_MAX = 10;
const ASKED_WITHIN_MS = 10_000;

interface Session {
  transport: StreamableHTTPServerTransport;
  /** The token with which it began: a session alone opens nothing. */
  token: string;
  usedAt: number;
}

/**
 * The Model Context Protocol over HTTP at `/mcp`, on this machine. Each client sends its own API token, and does what
 * that allows.
 * @param url of Pamaina
 */
export function serveHttp(url: string, { host, port }: { host: string; port: number }): Promise<Server> {
  const sessions = new Map<string, Session>();
  const http = createHttpServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/mcp') return refuse(response, 404, 'The address is /mcp');
    const token = /^Bearer (pam_[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined)
      return refuse(response, 401, 'An API token of Pamaina is needed: Authorization: Bearer pam_...');
    if (request.headers.origin !== undefined) return refuse(response, 403, 'Pages of browsers cannot call this');
    forgetIdle();
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (id !== undefined && known?.token !== token) return refuse(response, 404, 'There is no such session');
    if (!known) {
      const isToken = await isAccepted(url, token);
      if (isToken === null) return refuse(response, 503, 'Pamaina does not answer');
      if (!isToken) return refuse(response, 401, 'Pamaina does not know this API token');
      makeRoom(token);
    }
    const transport = known?.transport ?? (await open(token));
    if (known) known.usedAt = Date.now();
    await transport.handleRequest(request, response);
  }

  async function open(token: string): Promise<StreamableHTTPServerTransport> {
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, { transport, token, usedAt: Date.now() }),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    // The types of the SDK do not allow for exact optional properties.
    await createServer({ url, token }).connect(transport as never);
    return transport;
  }

  function forgetIdle(): void {
    for (const [id, { usedAt }] of sessions) if (usedAt <= Date.now() - IDLE_MS) end(id);
  }

  function makeRoom(token: string): void {
    const idle = idleSession(sessions, token);
    if (idle !== null) end(idle);
  }

  function end(id: string): void {
    void sessions.get(id)?.transport.close();
    sessions.delete(id);
  }

  http.on('close', () => {
    for (const { transport } of sessions.values()) void transport.close();
  });
  return new Promise((resolve) => http.listen(port, host, () => resolve(http)));
}

/**
 * The session that makes room for another one of a token: a token ends its own longest idle one; where all are taken,
 * the token with the most of them does. Null: there is room.
 */
function idleSession(sessions: ReadonlyMap<string, Session>, token: string): string | null {
  const shares = Map.groupBy(sessions, ([, session]) => session.token);
  const own = shares.get(token) ?? [];
  const most = [...shares.values()].reduce((found, share) => (share.length > found.length ? share : found), own);
  const giving = own.length >= OF_TOKEN_MAX ? own : sessions.size >= SESSIONS_MAX ? most : [];
  return giving.toSorted(([, a], [, b]) => a.usedAt - b.usedAt)[0]?.[0] ?? null;
}

/**
 * Whether the token is one of Pamaina: invented ones must not take up the sessions of others. No token may read the
 * account, which costs nothing to refuse; one that is none is another refusal. Null: nobody answers.
 */
async function isAccepted(url: string, token: string): Promise<boolean | null> {
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(ASKED_WITHIN_MS);
  const status = await fetch(new URL('/api/users/me', url), { headers, signal }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status;
    },
    () => 503,
  );
  return status >= 500 ? null : status !== 401;
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}
