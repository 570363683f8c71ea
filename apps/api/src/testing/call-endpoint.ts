import type { AnyEndpoint } from '@pamaina/contract';
import { openStream } from './fakes/open-stream.ts';
import { sampleOf } from './seeds/sample-of.ts';
import type { Reply, TestApp } from './test-app.ts';

export interface EndpointInput {
  token?: string | undefined;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Sent in the endpoint's format; a string is sent unchanged. */
  body?: unknown;
  contentType?: string;
}

/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SAMPLE_FILES: Record<string, string | Buffer> = {
  'text/csv': 'id,name,roles\nimported,Imported,cook\n',
  'image/jpeg': Buffer.from(PICTURE, 'base64'),
};

/** A file of this type, small. */
export const sampleFile = (type: string): string | Buffer => SAMPLE_FILES[type] ?? '';

/**
 * Calls an endpoint by its record, and closes a stream immediately; missing values are samples that its schemas accept.
 * Generating is queued, never waited for.
 */
export async function callEndpoint(api: TestApp, endpoint: AnyEndpoint, input: EndpointInput = {}): Promise<Reply> {
  const params = input.params ?? sampled(endpoint.params);
  const query = input.query ?? sampled(endpoint.query);
  const body = input.body ?? (endpoint.body ? sampled(endpoint.body) : SAMPLE_FILES[endpoint.upload?.[0] ?? '']);
  const isForm = endpoint.bodyKind === 'form';
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  if (endpoint.events) {
    const stream = await openStream(api, search ? `${path}?${search}` : path, { token: input.token });
    stream.close();
    return stream.reply;
  }
  return api.call(endpoint.method, search ? `${path}?${search}` : path, {
    token: input.token,
    headers: {
      prefer: 'respond-async',
      ...(body !== undefined && {
        'content-type':
          input.contentType ??
          endpoint.upload?.[0] ??
          (isForm ? 'application/x-www-form-urlencoded' : 'application/json'),
      }),
    },
    body: body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : encoded(body, isForm),
  });
}

function sampled(schema: AnyEndpoint['params']): Record<string, unknown> {
  return schema ? (sampleOf(schema) as Record<string, unknown>) : {};
}

function encoded(body: unknown, isForm: boolean): string {
  return isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
}
