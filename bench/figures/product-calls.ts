/** The registration code for new accounts. */
export const REGISTRATION_CODE = 'bench';

interface Sent {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Calls the product over HTTP; an error status throws. */
export type Calls = <Reply>(method: string, path: string, sent?: Sent) => Promise<Reply>;

export function callsOf(url: string): Calls {
  return async <Reply>(method: string, path: string, { token, body, headers }: Sent = {}) => {
    const form = body instanceof URLSearchParams;
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && !form && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? null : form ? body : JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Reply;
  };
}

interface Token {
  access_token: string;
}

/** A token of the demo café's manager. */
export async function cafeManager(send: Calls): Promise<string> {
  const body = new URLSearchParams({ username: 'demo', password: 'demo-demo' });
  const { access_token: token } = await send<Token>('POST', '/token', { body });
  const [project] = await send<{ id: string }[]>('GET', '/projects', { token });
  return tokenIn(project?.id ?? '', token, send);
}

/** A token of one of the demo café's employees. */
export async function cafeEmployee(send: Calls): Promise<string> {
  const body = new URLSearchParams({ username: 'ona', password: 'demo-demo' });
  return (await send<Token>('POST', '/token', { body })).access_token;
}

/** A token of a new manager of the fictional shop with 80 employees: too large to be proved optimal within a minute. */
export async function shopManager(send: Calls): Promise<string> {
  const account = { username: 'bench', password: 'bench-bench', registration_code: REGISTRATION_CODE };
  const { access_token: token } = await send<Token>('POST', '/register', { body: account });
  const { id } = await send<{ id: string }>('POST', '/projects', { token, body: { name: 'Shop' } });
  const shop = await tokenIn(id, token, send);
  await send('POST', '/projects/sample', { token: shop, body: { business: 'shop' } });
  return shop;
}

async function tokenIn(projectId: string, token: string, send: Calls): Promise<string> {
  return (await send<Token>('POST', `/projects/select/${projectId}`, { token })).access_token;
}
