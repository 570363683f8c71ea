import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeSettings } from '../../platform/settings/payment-settings.ts';
import { createFakeAccount } from './fake-stripe-account.ts';
import { Refused, type FakeAccount } from './fake-stripe-shapes.ts';

/**
 * The fault of the next calls: an error response, one that is no answer of Stripe's, or the connection cut before or
 * after the work.
 */
export type Fault = 'none' | 'down' | 'silent' | 'limited' | 'broken' | 'cut-after' | 'page' | 'empty' | 'nonsense';

export interface FakeStripe extends FakeAccount {
  settings: StripeSettings;
  setFault(fault: Fault): void;
  /** The number of calls. */
  calls(): number;
  close(): Promise<void>;
}

/** JSON that has the names of a reply, and none of its values. */
const NONSENSE = JSON.stringify({ id: { of: 7 }, client_secret: 'x', status: 1, unit_amount: 2900, currency: 'eur' });

/**
 * A server that responds to the SDK like Stripe's: form bodies, idempotency keys stored with their responses, Stripe's
 * errors.
 */
export async function startFakeStripe(now: () => number): Promise<FakeStripe> {
  const account = createFakeAccount(now);
  const kept = new Map<string, { request: string; status: number; body: string }>();
  let fault: Fault = 'none';
  let calls = 0;

  const work = (method: string, url: URL, form: URLSearchParams): { status: number; body: string } => {
    if (fault === 'broken') return errorOf(500, 'api_error', 'api_error');
    try {
      return { status: 200, body: JSON.stringify(account.answer(method, url.pathname, form)) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return errorOf(error.status, 'invalid_request_error', error.code);
    }
  };

  const once = (request: IncomingMessage, url: URL, form: URLSearchParams) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return work(request.method ?? '', url, form);
    const said = `${url.pathname}?${form.toString()}`;
    // Stripe stores its own errors too.
    if (fault === 'broken') kept.set(key, { request: said, ...errorOf(500, 'api_error', 'api_error') });
    const known = kept.get(key);
    if (known) return known.request === said ? known : errorOf(400, 'idempotency_error', 'idempotency_error');
    const answer = work(request.method ?? '', url, form);
    kept.set(key, { request: said, ...answer });
    return answer;
  };

  const server = createServer((request, response) => {
    calls += 1;
    if (fault === 'down') request.socket.destroy();
    else if (fault === 'limited') send(response, errorOf(429, 'rate_limit_error', 'rate_limit'));
    else if (fault === 'page') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>');
    else if (fault === 'nonsense') send(response, { status: 200, body: NONSENSE });
    else if (fault === 'empty') send(response, { status: 200, body: '{}' });
    else if (fault !== 'silent')
      void bodyOf(request).then((text) => {
        const url = new URL(request.url ?? '/', 'http://fake');
        const answer = once(request, url, new URLSearchParams(text || url.search));
        if (fault === 'cut-after') request.socket.destroy();
        else send(response, answer);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...account,
    settings: {
      secretKey: 'sk_test_fake',
      publishableKey: 'pk_test_fake',
      webhookSecret: 'whsec_fake',
      priceId: 'price_month',
      apiBase: `http://127.0.0.1:${port}`,
    },
    setFault: (next) => {
      fault = next;
    },
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const errorOf = (status: number, type: string, code: string) => ({
  status,
  body: JSON.stringify({ error: { type, code, message: code } }),
});

function send(response: ServerResponse, { status, body }: { status: number; body: string }): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
