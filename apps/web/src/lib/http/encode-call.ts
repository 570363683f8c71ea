import type { AnyEndpoint } from '@pamaina/contract';
import { apiAddress } from './api-address.ts';

/** What a call is made of. */
interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob;
}

/** The address of an endpoint with these values. */
export const addressOf = (endpoint: AnyEndpoint, { params, query }: Pick<Parts, 'params' | 'query'>): string =>
  apiAddress(fillPath(endpoint.path, params) + toQueryString(query));

/** The body of a call and its type. */
export function encodeBody(
  endpoint: AnyEndpoint,
  { body, file }: Pick<Parts, 'body' | 'file'>,
): { content?: BodyInit; type?: string } {
  if (endpoint.upload !== undefined && file)
    return { content: file, type: endpoint.upload.includes(file.type) ? file.type : (endpoint.upload[0] ?? '') };
  if (body === undefined) return {};
  if (endpoint.bodyKind === 'form') return { content: new URLSearchParams(entriesOf(body)) };
  return { content: JSON.stringify(body), type: 'application/json' };
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(entriesOf(params));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
}

function toQueryString(query: unknown): string {
  const text = new URLSearchParams(entriesOf(query)).toString();
  return text === '' ? '' : `?${text}`;
}

function entriesOf(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
}

/** RFC 6266, in the format of our server. */
export function fileName(headers: Headers): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

/** A body that is not JSON (a proxy's error page) is parsed as empty; the status still tells what happened. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
