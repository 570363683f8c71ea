import type { Attributes, Span } from '@opentelemetry/api';

export interface SpanStart {
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** A span of this process, or the W3C `traceparent` of another one’s; null or not well-formed: a new trace. */
  parent?: Span | string | null;
  attributes?: Attributes;
  /** Milliseconds since 1970; default: now. */
  startTime?: number;
}

/** Makes spans and sends them (`create-tracer.ts`). */
export interface Tracer {
  start(name: string, start: SpanStart): Span;
  traceparent(span: Span): string;
  fail(span: Span, error: unknown): void;
  /** As in the log. */
  pseudonym(id: string): string;
  stop(): Promise<void>;
}
