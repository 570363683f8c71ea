import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import type { SpanStart, Tracer } from './tracer.ts';

// OpenTelemetry’s own are global too: what is traced lies at both ends of the program. None: nothing is traced.
let tracer: Tracer | null = null;
const active = new AsyncLocalStorage<Span | null>();

/**
 * Traces from now on if the settings say so. The libraries are loaded only then.
 * @returns stops it, after what is waiting was sent or could not be
 */
export async function startTracing(
  settings: Pick<Settings, 'tracing' | 'jwtSecret' | 'role'>,
  log: Logger,
): Promise<() => Promise<void>> {
  if (settings.tracing === null) return () => Promise.resolve();
  const { createTracer } = await import('./create-tracer.ts');
  const started = createTracer({ ...settings, tracing: settings.tracing }, log);
  tracer = started;
  return async () => {
    tracer = null;
    await started.stop();
  };
}

export const isTracing = (): boolean => tracer !== null;

/** A span that its caller ends; null: nothing is traced. */
export const startSpan = (name: string, start: SpanStart): Span | null => tracer?.start(name, start) ?? null;

/** Runs what belongs to a span. */
export const runIn = <T>(span: Span | null, work: () => T): T => active.run(span, work);

/** Runs what is too frequent to be traced. */
export const untraced = <T>(work: () => T): T => (tracer === null ? work() : active.run(null, work));

/** The W3C `traceparent` of what runs now, for what is done later or elsewhere; null: it is not traced. */
export function traceparent(): string | null {
  const span = active.getStore();
  return tracer && span ? tracer.traceparent(span) : null;
}

/** Adds to the span of what runs now. */
export function describeSpan(attributes: Attributes): void {
  active.getStore()?.setAttributes(attributes);
}

/** Who calls, by the pseudonyms of the log. */
export function describeCaller(caller: { accountId: string; projectId: string | null }): void {
  if (tracer === null) return;
  const { accountId, projectId } = caller;
  describeSpan({
    'pamaina.account': tracer.pseudonym(accountId),
    ...(projectId !== null && { 'pamaina.project': tracer.pseudonym(projectId) }),
  });
}

/** Runs a part of what is traced in a span of its own; without a span around it, it just runs. */
export function inSpan<T>(name: string, work: () => Promise<T>, start: SpanStart = {}): Promise<T> {
  const parent = active.getStore();
  return parent ? spanned(name, work, { ...start, parent }) : work();
}

/** Runs what was asked for earlier, as a part of that trace; null: in a trace of its own. */
export function continueTrace<T>(
  from: string | null,
  name: string,
  { projectId, ...start }: SpanStart & { projectId?: string },
  work: () => Promise<T>,
): Promise<T> {
  if (tracer === null) return work();
  const attributes = {
    ...start.attributes,
    ...(projectId !== undefined && { 'pamaina.project': tracer.pseudonym(projectId) }),
  };
  return spanned(name, work, { ...start, attributes, parent: from });
}

async function spanned<T>(name: string, work: () => Promise<T>, start: SpanStart): Promise<T> {
  const maker = tracer;
  if (maker === null) return work();
  const span = maker.start(name, start);
  try {
    return await active.run(span, work);
  } catch (error) {
    maker.fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** A part that is over already. @param times milliseconds since 1970 */
export function recordSpan(name: string, [from, to]: readonly [number, number], attributes: Attributes = {}): void {
  const parent = active.getStore();
  if (parent) tracer?.start(name, { parent, startTime: from, attributes }).end(to);
}

/** A statement of the database, by its text with $1 in place of values; only as part of something that is traced. */
export function recordStatement(event: LogEvent): void {
  record(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : null);
}

/** Runs a statement past Kysely, which would report it. @param sql its text */
export async function tracedStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  if (tracer === null) return run();
  const began = performance.now();
  try {
    const result = await run();
    record(sql, performance.now() - began, null);
    return result;
  } catch (error) {
    record(sql, performance.now() - began, error);
    throw error;
  }
}

function record(sql: string, milliseconds: number, error: unknown): void {
  const parent = active.getStore();
  if (tracer === null || !parent?.isRecording()) return;
  const { name, operation, table } = statementName(sql);
  const ended = performance.timeOrigin + performance.now();
  const span = tracer.start(name, {
    kind: 'client',
    parent,
    startTime: ended - milliseconds,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': sql,
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    },
  });
  if (error !== null) tracer.fail(span, error);
  span.end(ended);
}

/** What a statement does, for a name that many executions share: `select shift`, `begin`. */
function statementName(sql: string): { name: string; operation: string; table: string | null } {
  const operation = /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? 'statement';
  const [, table = null] = /\b(?:from|into|update|table)\s+"?([a-z_]\w*)/i.exec(sql) ?? [];
  return { name: table === null ? operation : `${operation} ${table}`, operation, table };
}
