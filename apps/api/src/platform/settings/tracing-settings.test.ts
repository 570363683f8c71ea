import { expect, test } from 'vitest';
import { readTracing } from './tracing-settings.ts';

function read(env: NodeJS.ProcessEnv) {
  const refused: string[] = [];
  return { tracing: readTracing(env, (line) => refused.push(line)), refused };
}
const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';

test('nothing is traced unless a collector is named', () => {
  expect(read({})).toEqual({ tracing: null, refused: [] });
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: 'rytas' })).toEqual({ tracing: null, refused: [] });
});

test('a collector gets all traces, or the share that is asked for', () => {
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
    url: 'http://127.0.0.1:4318/v1/traces',
    headers: {},
    serviceName: 'pamaina',
    share: 1,
  });
  const more = {
    OTEL_SERVICE_NAME: 'rytas',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20b25h, x-team=kava',
  };
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, ...more })).toEqual({
    tracing: {
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: { authorization: 'Basic b25h', 'x-team': 'kava' },
      serviceName: 'rytas',
      share: 0.05,
    },
    refused: [],
  });
});

test.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a web address without a user, such as http://127.0.0.1:4318.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://ona:secret@example.lt' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a web address without a user, such as http://127.0.0.1:4318.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "1.5".'],
  [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "all".'],
  [
    { OTEL_TRACES_SAMPLER: 'always_off' },
    'OTEL_TRACES_SAMPLER must be traceidratio or parentbased_traceidratio, not "always_off".',
  ],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must have the form name=value,name=value.'],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'a=%E0%A4%A' },
    'OTEL_EXPORTER_OTLP_HEADERS must have the form name=value,name=value.',
  ],
  [{ OTEL_SERVICE_NAME: 'a\nb' }, 'OTEL_SERVICE_NAME must be one line of at most 100 characters, not "a\\nb".'],
])('%j is refused in a line', (env, line) => {
  expect(read(env).refused).toEqual([line]);
});
