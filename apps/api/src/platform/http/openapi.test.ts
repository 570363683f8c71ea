import { namedEndpoints } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApi } from './openapi.ts';

/**
 * `z.toJSONSchema` writes the source of a pattern and drops its flags without an error (zod 4.6.7), since JSON Schema
 * has none (2020-12 validation, 6.3.3): what /^lt/i takes, a client that checks itself by the document refuses. Only
 * `u` may be there, with which JSON Schema has patterns read.
 */
test('no pattern of the contract has flags that the document cannot say', () => {
  const flags = new Map<string, string>();
  for (const { endpoint } of namedEndpoints) {
    const { body, query, params, reply, accepted, events } = endpoint;
    for (const schema of [body, query, params, reply, accepted, events])
      if (schema)
        z.toJSONSchema(schema, {
          unrepresentable: 'any',
          override: ({ zodSchema }) => {
            for (const pattern of patternsOf(zodSchema)) flags.set(pattern.source, pattern.flags);
          },
        });
  }
  expect(flags.size).toBeGreaterThan(5);
  expect([...flags].filter(([, flag]) => flag.replace('u', '') !== '')).toEqual([]);
});

const patternsOf = (schema: z.core.$ZodType): RegExp[] =>
  (schema._zod.def.checks ?? [])
    .map(({ _zod: { def } }) => def as { pattern?: RegExp })
    .flatMap(({ pattern }) => pattern ?? []);

test('an ID in capitals is valid for the call and for its document', () => {
  const id = 'A987FBC9-4BED-4078-8F07-9141BA07C9F3';
  const called = namedEndpoints.find(
    ({ endpoint: { method, path } }) => `${method} ${path}` === 'DELETE /requirements/{id}',
  );
  expect(called!.endpoint.params!.parse({ id })).toEqual({ id });
  const { paths } = openApi() as { paths: Record<string, Record<string, ReturnType<JSON['parse']>>> };
  const { schema } = paths['/requirements/{id}']!['delete'].parameters.find(
    ({ name }: { name: string }) => name === 'id',
  );
  expect(id).toMatch(new RegExp(schema.pattern, 'u'));
});
