import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { Reply, TestApp } from '../test-app.ts';

export interface OpenStream {
  reply: Reply;
  /** The next event, however long it takes; undefined when the stream has ended. */
  next(): Promise<{ id: string | null; data: ReturnType<JSON['parse']> } | undefined>;
  close(): void;
}

/** Opens a stream of server-sent events like a client, and reads one event after the other. */
export async function openStream(
  api: TestApp,
  path: string,
  { token, headers = {} }: { token?: string | undefined; headers?: Record<string, string> } = {},
): Promise<OpenStream> {
  const response = await api.app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    payloadAsStream: true,
  });
  const stream = response.stream();
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
  const text = isStream ? '' : await textOf(stream);
  const lines = isStream ? createInterface({ input: stream })[Symbol.asyncIterator]() : null;
  return {
    reply: {
      status: response.statusCode,
      json: isStream ? undefined : JSON.parse(text),
      headers: response.headers,
      text,
    },
    async next() {
      let id: string | null = null;
      for (;;) {
        const line = await lines?.next();
        if (line === undefined || line.done === true) return undefined;
        if (line.value.startsWith('id: ')) id = line.value.slice(4);
        if (line.value.startsWith('data: ')) return { id, data: JSON.parse(line.value.slice(6)) };
      }
    },
    close: () => stream.destroy(),
  };
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
