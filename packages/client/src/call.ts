import type { AnyEndpoint, BodyInput, Language, ParamsInput, QueryInput, ReplyOf } from '@pamaina/contract';
import { Refused } from './refused.ts';

export interface ClientOptions {
  /** Of the installation, without `/api`. */
  url: string;
  /** An API token, or the access token of a session; none: only public calls. */
  token?: string | undefined;
  /** Of the texts; English by default. */
  language?: Language | undefined;
  /** In place of the platform's own. */
  fetch?: typeof fetch;
}

type Sent<Name extends string, Value> = unknown extends Value
  ? { [K in Name]?: never }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : Record<never, never> extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

interface Extra {
  /** The version that an edit starts from. */
  ifMatch?: number;
  /** Makes a repeated POST harmless for a day. */
  key?: string;
  /** The upload of an endpoint that takes one. */
  file?: Blob;
  /** Do not wait: 202 with the id of a job. */
  later?: boolean;
  signal?: AbortSignal;
}

/** What a call sends. */
export type Input<E extends AnyEndpoint> = Sent<'params', ParamsInput<E>> &
  Sent<'query', QueryInput<E>> &
  (E['bodyKind'] extends 'optional-json' ? { body?: BodyInput<E> } : Sent<'body', BodyInput<E>>) &
  Extra;

/** What it returns; unknown for files, events and 204. */
export type Output<E extends AnyEndpoint> = unknown extends ReplyOf<E> ? unknown : NonNullable<ReplyOf<E>>;

export interface DownloadedFile {
  name: string;
  type: string;
  content: Uint8Array;
}

/** A page of a list that says in a header how many there are. */
export interface Page<Item = unknown> {
  items: Item[];
  total: number;
}

interface AnyInput extends Extra {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Makes one call. @throws {Refused} */
export async function callEndpoint(options: ClientOptions, endpoint: AnyEndpoint, input: AnyInput): Promise<unknown> {
  const { fetch: send = fetch } = options;
  const response = await send(addressOf(options.url, endpoint, input), {
    method: endpoint.method,
    headers: headersOf(options, endpoint, input),
    body: bodyOf(endpoint, input),
    ...(input.signal && { signal: input.signal }),
  });
  if (!response.ok) throw new Refused(response.status, await jsonOf(response), response.headers.get('retry-after'));
  if (response.status === 204) return undefined;
  if (endpoint.files) return fileOf(response);
  if (endpoint.events) return eventsOf(response);
  const body = await jsonOf(response);
  return endpoint.counted ? { items: body, total: Number(response.headers.get('x-total-count')) } : body;
}

function addressOf(url: string, { path }: AnyEndpoint, input: AnyInput): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as object))
    if (value !== undefined && value !== null) query.set(name, String(value));
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return `${url.replace(/\/$/, '')}/api${filled}${search}`;
}

function headersOf({ token, language }: ClientOptions, endpoint: AnyEndpoint, input: AnyInput): Record<string, string> {
  return {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(language !== undefined && { 'accept-language': language }),
    ...(input.ifMatch !== undefined && { 'if-match': `"${input.ifMatch}"` }),
    ...(input.key !== undefined && { 'idempotency-key': input.key }),
    ...(input.later && { prefer: 'respond-async' }),
    ...(input.file && { 'content-type': input.file.type }),
    ...(input.body !== undefined && endpoint.bodyKind !== 'form' && { 'content-type': 'application/json' }),
  };
}

function bodyOf({ bodyKind }: AnyEndpoint, { body, file }: AnyInput): string | URLSearchParams | Blob | null {
  if (file) return file;
  if (body === undefined) return null;
  return bodyKind === 'form' ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body);
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // Something in front of the API answered.
    return null;
  }
}

async function fileOf(response: Response): Promise<DownloadedFile> {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  return {
    name: decodeURIComponent(name),
    type: response.headers.get('content-type') ?? '',
    content: new Uint8Array(await response.arrayBuffer()),
  };
}

/** The data of server-sent events, one after the other. */
async function* eventsOf({ body }: Response): AsyncGenerator<unknown, void, undefined> {
  if (!body) return;
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length));
  }
}
