import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  isSpanContextValid,
  trace,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { pseudonymsOf } from '../log/create-log.ts';
import { version } from '../ground/version.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tracer } from './tracer.ts';
import type { TracingSettings } from '../settings/tracing-settings.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
/** Characters of a statement. */
const TEXT_MAX = 4_000;
const SENT_WITHIN_MS = 5_000;
const SENT_EVERY_MS = 2_000;
/** A collector that is gone holds up the end of a process no longer. */
const STOPPED_WITHIN_MS = 2_000;
const SAID_EVERY_MS = 60_000;

/** Makes spans and sends them to a collector. The only module that loads OpenTelemetry’s libraries. */
export function createTracer(
  { tracing, jwtSecret, role }: { tracing: TracingSettings } & Pick<Settings, 'jwtSecret' | 'role'>,
  log: Logger,
): Tracer {
  const { url, headers, serviceName, share } = tracing;
  const collector = new OTLPTraceExporter({ url, headers, timeoutMillis: SENT_WITHIN_MS });
  const keeps = keepsShare(share, jwtSecret);
  const ratio = samplerOf(share, keeps);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': randomUUID(),
      'pamaina.role': role,
    }),
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio, remoteParentNotSampled: ratio }),
    spanLimits: { attributeValueLengthLimit: TEXT_MAX },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: thatSaysIfItFails(collector, log),
        scheduledDelayMillis: SENT_EVERY_MS,
        exportTimeoutMillis: 2 * SENT_WITHIN_MS,
      }),
    ],
  });
  const spans = provider.getTracer('pamaina', version);
  return {
    start(name, { kind = 'internal', parent = null, attributes = {}, startTime }) {
      const context = typeof parent === 'string' ? readTraceparent(parent) : (parent?.spanContext() ?? null);
      const under =
        parent !== null && typeof parent !== 'string'
          ? trace.setSpan(ROOT_CONTEXT, parent)
          : context === null
            ? ROOT_CONTEXT
            : trace.setSpanContext(ROOT_CONTEXT, context);
      return spans.startSpan(
        name,
        { kind: kinds[kind], attributes, ...(startTime !== undefined && { startTime }) },
        under,
      );
    },
    traceparent: writeTraceparent,
    fail: (span, error) => {
      // Messages can have values of rows.
      const type = error instanceof Error ? error.name : typeof error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : type;
      span.setAttributes({ 'error.type': code }).setStatus({ code: SpanStatusCode.ERROR });
    },
    pseudonym: pseudonymsOf(jwtSecret),
    stop: async () => {
      const late = new AbortController();
      const given = delay(STOPPED_WITHIN_MS, undefined, { signal: late.signal }).catch(() => undefined);
      await Promise.race([provider.shutdown().catch(() => undefined), given]);
      late.abort();
    },
  };
}

/** The SDK's own goes by the number alone, and a caller chooses that. */
const samplerOf = (share: number, keeps: (traceId: string) => boolean): Sampler => ({
  shouldSample: (_, traceId) => ({
    decision: keeps(traceId) ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `a share of ${share}`,
});

/** A collector that is gone costs spans and a line a minute, nothing else: no error of it goes any further. */
function thatSaysIfItFails(collector: SpanExporter, log: Logger): SpanExporter {
  let saidAt = -Infinity;
  return {
    export: (spans, done) =>
      collector.export(spans, (result) => {
        if (result.error !== undefined && performance.now() - saidAt > SAID_EVERY_MS) {
          saidAt = performance.now();
          log.warn({ err: result.error }, 'traces could not be sent to the collector');
        }
        done(result.error === undefined ? result : { code: 0 });
      }),
    ...(collector.forceFlush && { forceFlush: () => collector.forceFlush?.() ?? Promise.resolve() }),
    shutdown: () => collector.shutdown(),
  };
}

/** W3C Trace Context, section 3.2: version, trace, parent, flags. Later versions may have more after them. */
function readTraceparent(text: string): SpanContext | null {
  const [, version, traceId = '', spanId = '', flags = ''] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/.exec(text) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return version !== undefined && version !== 'ff' && isSpanContextValid(context) ? context : null;
}

function writeTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;
}

/**
 * Which traces are kept, by their number and the secret of the installation: the same in every process, and no caller
 * can make up a number that is kept.
 * @param share 0 to 1
 */
function keepsShare(share: number, jwtSecret: string): (traceId: string) => boolean {
  const key = createHmac('sha256', jwtSecret).update('share of the traces').digest();
  return (traceId) => createHmac('sha256', key).update(traceId).digest().readUInt32BE() < share * 2 ** 32;
}
