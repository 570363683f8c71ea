import {
  commonProblems,
  namedEndpoints,
  Problem,
  problems,
  weekOnly,
  type AnyEndpoint,
  type ProblemCode,
} from '@pamaina/contract';
import { problemJsonSchema } from '@pamaina/problem';
import { z } from 'zod';
import { writesProject } from './steps/check-rights.ts';
import { examples } from './openapi-examples.ts';

/** The whole contract as OpenAPI 3.1, generated from the schemas that validate the calls. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { feature, endpoint } of namedEndpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, tagOf(feature));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pamaina',
      version: '1',
      description: `Staff scheduling for cafés, restaurants and shops.\n\n${files()}`,
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(namedEndpoints.map(({ feature }) => tagOf(feature)))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token (`pam_…`) or the access token of a session',
        },
      },
      schemas: { Problem: schemaOf(Problem, 'output'), PlanningProblem: problemJsonSchema() },
    },
    paths,
  };
}

/** What generated clients may lack: many generators know only JSON, forms and text. */
function files(): string {
  const named = (isOne: (endpoint: AnyEndpoint) => boolean) =>
    namedEndpoints
      .filter(({ endpoint }) => isOne(endpoint))
      .map(({ endpoint: { method, path } }) => `\`${method} ${path}\``)
      .join(', ');
  const sent = named(({ upload }) => upload !== undefined);
  const given = named(({ files: types = [] }) => types.some((type) => !type.startsWith('text/')));
  return `Bodies that are files have media types of their own, which many generators of clients leave out. Call these yourself: to send a file, ${sent}; to get one, ${given}.`;
}

/** `timeClock` in words. */
const tagOf = (feature: string) =>
  feature
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll(/[A-Z]/g, (letter, at: number) => (at > 0 ? ` ${letter.toLowerCase()}` : letter));

const exampleOf = ({ method, path }: AnyEndpoint) => examples[`${method} ${path}`] ?? {};

function operation(endpoint: AnyEndpoint, tag: string): object {
  const contentType = endpoint.bodyKind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    summary: endpoint.summary,
    tags: [tag],
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[^a-zA-Z0-9]+/g, '_')}`,
    security: endpoint.role === 'public' ? [] : [{ bearer: [] }],
    'x-role': endpoint.role,
    ...(endpoint.ability && { 'x-ability': endpoint.ability }),
    'x-project': endpoint.project,
    ...(endpoint.peopleOnly && { 'x-people-only': true }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...headers(endpoint)],
    ...(endpoint.body && {
      requestBody: {
        required: endpoint.bodyKind !== 'optional-json',
        content: { [contentType]: { schema: schemaOf(endpoint.body, 'input'), ...shown(exampleOf(endpoint).body) } },
      },
    }),
    ...(endpoint.upload !== undefined && {
      requestBody: {
        required: true,
        content: Object.fromEntries(endpoint.upload.map((type) => [type, { schema: { type: 'string' } }])),
      },
    }),
    responses: responses(endpoint),
  };
}

const shown = (example: unknown) => (example === undefined ? {} : { example });

function responses(endpoint: AnyEndpoint): Record<string, object> {
  const json = (schema: z.ZodType, example?: unknown) => ({
    'application/json': { schema: schemaOf(schema, 'output'), ...shown(example) },
  });
  const replayed = takesKey(endpoint) && {
    'Idempotent-Replayed': {
      description: '`true`: the reply to an earlier call with the same key',
      schema: { type: 'string' },
    },
  };
  const replies: Record<string, object> = {
    [endpoint.status]: {
      description: 'Success',
      ...(replayed && { headers: replayed }),
      ...(endpoint.reply && { content: json(endpoint.reply, exampleOf(endpoint).reply) }),
      ...(endpoint.counted && {
        headers: { 'X-Total-Count': { description: 'Total of all pages', schema: { type: 'integer' } } },
      }),
      ...(endpoint.events && { content: { 'text/event-stream': { schema: schemaOf(endpoint.events, 'output') } } }),
      ...(endpoint.files && { content: Object.fromEntries(endpoint.files.map((type) => [type, {}])) }),
    },
    ...(endpoint.accepted && {
      202: {
        description: 'Accepted',
        headers: { Location: { description: 'What to follow', schema: { type: 'string' } } },
        content: json(endpoint.accepted),
      },
    }),
  };
  for (const code of refusals(endpoint)) {
    replies[problems[code].status] = {
      description: 'Error',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return replies;
}

/** Where `Idempotency-Key` makes a write happen once (`respondTo`). */
const takesKey = ({ method, role, harmlessTwice, events, files, counted }: AnyEndpoint): boolean =>
  method !== 'GET' && role !== 'public' && !harmlessTwice && !events && !files && !counted;

/** Every problem that a call can return: its own, the common ones, and those of its guard. */
export function refusals(endpoint: AnyEndpoint): ProblemCode[] {
  const guarded: ProblemCode[] = endpoint.role === 'public' ? [] : ['unauthenticated'];
  if (guarded.length > 0 && !endpoint.withTemporaryPassword) guarded.push('password_temporary');
  if (endpoint.role === 'manager') guarded.push('managers_only');
  if (endpoint.role === 'employee') guarded.push('employees_only');
  if (endpoint.ability !== undefined && endpoint.ability !== 'member') {
    guarded.push('ability_missing');
    if (weekOnly.includes(endpoint.ability)) guarded.push('week_only');
  }
  if (endpoint.project) guarded.push('project_not_selected', 'second_factor_missing');
  if (endpoint.fresh) guarded.push('reauthentication_required');
  if (writesProject(endpoint)) guarded.push('project_pending', 'project_ending', 'project_ended');
  if (guarded.length > 0) guarded.push('token_refused', 'scope_missing');
  if (takesKey(endpoint)) guarded.push('conflict', 'idempotency_mismatch');
  // Whatever has a body is looked at for its type, also where no call needs one.
  if (endpoint.method !== 'GET') guarded.push('unsupported_media_type');
  if (endpoint.dear) guarded.push('answers_busy', 'answer_too_long');
  return [...new Set<ProblemCode>([...endpoint.errors, ...guarded, ...commonProblems])];
}

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** The request headers that a call reads in addition to the common ones. */
function headers(endpoint: AnyEndpoint): object[] {
  const names = [
    ...(takesKey(endpoint) ? ['Idempotency-Key'] : []),
    ...(endpoint.errors.includes('stale') ? ['If-Match'] : []),
    ...(endpoint.accepted ? ['Prefer'] : []),
    'Accept-Language',
  ];
  return names.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => {
      nameMembers(jsonSchema);
      const { schemaOf: name } = jsonSchema;
      if (typeof name !== 'string') return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  return json;
}

const SIGNS: Record<string, string> = { '-': 'DASH', '.': 'DOT', '/': 'SLASH' };

/**
 * Generators of clients name the members of an enumeration by their letters and digits alone, so that `YYYY-MM-DD` and
 * `YYYY.MM.DD` are one to them; `x-enum-varnames` names them apart.
 */
function nameMembers(schema: { enum?: unknown[] | undefined; 'x-enum-varnames'?: unknown }): void {
  const values = (schema.enum ?? []).filter((value) => typeof value === 'string');
  const plain = new Set(values.map((value) => value.replaceAll(/\W/g, '_').toUpperCase()));
  if (plain.size === values.length) return;
  schema['x-enum-varnames'] = values.map((value) =>
    value.replaceAll(/\W/g, (sign) => `_${SIGNS[sign] ?? sign.codePointAt(0)}_`).toUpperCase(),
  );
}
