import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it (OTLP, JSON). */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** Of the process that sent it. */
  process: Record<string, unknown>;
}

export interface TraceCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: CollectedSpan[];
  /** All that arrived, as text. */
  bodies: string[];
  headers: Record<string, unknown>[];
  /** Takes what comes and never answers. */
  hang(): void;
  close(): Promise<void>;
}

type Values = { key: string; value: Record<string, unknown> }[];
type Sent = Record<'traceId' | 'spanId' | 'parentSpanId' | 'name' | 'startTimeUnixNano' | 'endTimeUnixNano', string> & {
  kind: number;
  attributes: Values;
};
interface Message {
  resourceSpans: { resource: { attributes: Values }; scopeSpans: { spans: Sent[] }[] }[];
}

const valuesOf = (list: Values) =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])) as Record<string, unknown>;

/** A collector of traces that speaks OTLP over HTTP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const collector: Pick<TraceCollector, 'spans' | 'bodies' | 'headers'> = { spans: [], bodies: [], headers: [] };
  let isHanging = false;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (isHanging) return;
      if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json')
        return end(reply, 415);
      const body = Buffer.concat(parts).toString('utf8');
      collector.bodies.push(body);
      collector.headers.push(request.headers);
      collector.spans.push(...spansOf(JSON.parse(body) as Message));
      end(reply, 200);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...collector,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: () => (isHanging = true),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const end = (reply: ServerResponse, status: number) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end('{}');

const spansOf = ({ resourceSpans }: Message): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, kind, attributes, ...times }) => ({
        ...{ traceId, spanId, parentSpanId, name, kind },
        attributes: valuesOf(attributes),
        start: Number(times.startTimeUnixNano) / 1e6,
        end: Number(times.endTimeUnixNano) / 1e6,
        process: valuesOf(resource.attributes),
      })),
    ),
  );
