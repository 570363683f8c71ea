import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { randomUUID } from 'node:crypto';
import { createServer } from './create-server.ts';

/** A session that nobody uses any more ends. */
const IDLE_MS = 30 * 60_000;
const SESSIONS_MAX = 200;

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
    if (!known && sessions.size >= SESSIONS_MAX) return refuse(response, 503, 'Too many sessions');
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
    for (const [id, { transport, usedAt }] of sessions) {
      if (usedAt > Date.now() - IDLE_MS) continue;
      sessions.delete(id);
      void transport.close();
    }
  }

  http.on('close', () => {
    for (const { transport } of sessions.values()) void transport.close();
  });
  return new Promise((resolve) => http.listen(port, host, () => resolve(http)));
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}
