import type { Environment } from './declared-settings.ts';
import { given, oneOf, quoted, webAddress, type Refuse } from './setting-values.ts';

/** Where traces go (`OTEL_…`, the names of the specification of OpenTelemetry). */
export interface TracingSettings {
  /** The collector’s address for traces: OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Of the traces, from 0 to 1. */
  share: number;
}

const SAMPLERS = ['traceidratio', 'parentbased_traceidratio'] as const;
const NAME_MAX = 100;

/** Null: nothing is traced, and the libraries are not loaded. */
export function readTracing(env: Environment, refuse: Refuse): TracingSettings | null {
  const endpoint = given(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const address = endpoint === null ? null : webAddress(endpoint);
  // It may have a password, so it is not shown.
  if (endpoint !== null && address === null)
    refuse('OTEL_EXPORTER_OTLP_ENDPOINT must be a web address without a user, such as http://127.0.0.1:4318.');
  oneOf(env, 'OTEL_TRACES_SAMPLER', { words: SAMPLERS, fallback: null }, refuse);
  const share = readShare(env, refuse);
  const headers = readHeaders(env, refuse);
  const serviceName = given(env.OTEL_SERVICE_NAME) ?? 'pamaina';
  if (serviceName.length > NAME_MAX || /\p{C}/u.test(serviceName))
    refuse(`OTEL_SERVICE_NAME must be one line of at most ${NAME_MAX} characters, not ${quoted(serviceName)}.`);
  return address === null ? null : { url: `${address}/v1/traces`, headers, serviceName, share };
}

function readShare(env: Environment, refuse: Refuse): number {
  const text = given(env.OTEL_TRACES_SAMPLER_ARG);
  if (text === null) return 1;
  const share = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (share >= 0 && share <= 1) return share;
  refuse(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not ${quoted(text)}.`);
  return 1;
}

/** `name=value,name=value` with values as in addresses. It usually has a key, so it is not shown. */
function readHeaders(env: Environment, refuse: Refuse): Record<string, string> {
  const text = given(env.OTEL_EXPORTER_OTLP_HEADERS);
  if (text === null) return {};
  try {
    const pairs = text.split(',').map((pair) => {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*(\S+)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined) throw new URIError();
      return [name, decodeURIComponent(value)];
    });
    return Object.fromEntries(pairs) as Record<string, string>;
  } catch {
    refuse('OTEL_EXPORTER_OTLP_HEADERS must have the form name=value,name=value.');
    return {};
  }
}
