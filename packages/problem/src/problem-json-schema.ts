import { lawDocuments } from '@pamaina/engine';
import { z } from 'zod';
import { problemSchema } from './problem-schema.ts';

interface Schema {
  properties: Record<string, object>;
}

/** JSON Schema (2020-12) of a problem, for OpenAPI. Constraints between fields are only in `checkProblem`. */
export function problemJsonSchema(): object {
  const { $schema: _, ...schema } = z.toJSONSchema(problemSchema, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  const { properties } = schema as unknown as Schema;
  const law = { anyOf: [{ type: 'string', enum: lawDocuments.map(({ id }) => id) }, properties['law']] };
  return { ...schema, properties: { ...properties, law } };
}
