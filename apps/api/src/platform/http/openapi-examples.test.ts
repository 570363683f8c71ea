import { allEndpoints } from '@pamaina/contract';
import { checkProblem } from '@pamaina/problem';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';
import { examples } from './openapi-examples.ts';

test.each(Object.entries(examples))('the example of %s is a call of the contract and its answer', (name, example) => {
  expect.hasAssertions();
  const endpoint = allEndpoints.find(({ method, path }) => `${method} ${path}` === name);
  if ('body' in example) expect(endpoint!.body!.safeParse(example.body).error).toBeUndefined();
  if ('reply' in example) expect(endpoint!.reply!.parse(example.reply)).toEqual(example.reply);
});

test('the example of a problem can be planned', () => {
  const { problem } = examples['POST /solve']!.body as { problem: unknown };
  expect(() => checkProblem(problem)).not.toThrow();
});

test('the document shows examples, groups calls by feature, and has the engine’s problem', () => {
  const { paths, tags, components } = openApi() as {
    paths: Record<string, Record<string, ReturnType<JSON['parse']>>>;
    tags: { name: string }[];
    components: { schemas: Record<string, { required: string[] }> };
  };
  const solve = paths['/solve']!['post'];
  expect(solve.requestBody.content['application/json'].example.problem.law).toBe('lt');
  expect(solve.requestBody.content['application/json'].schema.properties.problem).toEqual({
    $ref: '#/components/schemas/PlanningProblem',
  });
  expect(solve.responses[200].content['application/json'].example.gap).toBe(0);
  expect(components.schemas['PlanningProblem']?.required).toContain('people');
  expect(paths['/time-clock/in']!['post'].tags).toEqual(['Time clock']);
  expect(tags.map(({ name }) => name)).toContain('Solve');
});

test('what generators of clients cannot tell apart or leave out has names, or is listed', () => {
  const { info } = openApi() as { info: { description: string } };
  expect(info.description).toContain('`POST /imports/history`');
  expect(info.description).toContain('`GET /settings/project/export`');
  // "YYYY-MM-DD" and "YYYY.MM.DD" are one name to them (openapi-python-client 0.29).
  const named = [...JSON.stringify(openApi()).matchAll(/"x-enum-varnames":(\[[^\]]*\])/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, names = ''] of named) {
    const list = JSON.parse(names) as string[];
    expect(new Set(list).size).toBe(list.length);
  }
});
