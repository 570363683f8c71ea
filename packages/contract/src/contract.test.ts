import { expect, test } from 'vitest';
import { abilities, abilitiesOf, grantable, projectRoles } from './base/abilities.ts';
import { allEndpoints } from './all.ts';
import { problems } from './base/errors.ts';
import { createEmployee } from './business/employees.ts';
import { createTemplate } from './business/templates.ts';
import { date, instant, text } from './base/fields.ts';

test('no two calls share a method and a path', () => {
  const keys = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(keys.length).toBeGreaterThan(30);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every path parameter has a schema, and every problem is known', () => {
  for (const endpoint of allEndpoints) {
    expect(/\{/.test(endpoint.path), endpoint.path).toBe(endpoint.params !== undefined);
    for (const code of endpoint.errors)
      expect(problems[code].status, `${endpoint.path} ${code}`).toBeGreaterThanOrEqual(400);
  }
});

test('every endpoint of a project that is not an employee’s own or public needs an ability', () => {
  const isFree = ({ role, project }: { role: string; project: boolean }) =>
    role === 'public' || role === 'employee' || (role === 'user' && !project);
  for (const endpoint of allEndpoints) {
    const name = `${endpoint.method} ${endpoint.path}`;
    if (isFree(endpoint)) expect([undefined, 'member'], name).toContain(endpoint.ability);
    else expect(['member', ...abilities], name).toContain(endpoint.ability);
  }
});

test('the owner can do everything, a lead and an accountant only what their work is', () => {
  expect(abilitiesOf.owner).toEqual(abilities);
  expect(abilities.filter((ability) => !abilitiesOf.manager.includes(ability))).toEqual([
    'data.write',
    'members.write',
    'billing.write',
    'programs.write',
  ]);
  expect(abilitiesOf.accountant.filter((ability) => !ability.endsWith('.read'))).toEqual([]);
  expect(abilitiesOf.lead).not.toContain('pay.read');
  for (const role of projectRoles)
    expect(grantable[role].filter((ability) => abilitiesOf[role].includes(ability))).toEqual([]);
});

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['1999-12-31', false],
  ['2026-2-1', false],
])('date %s', (value, valid) => {
  expect(date.safeParse(value).success).toBe(valid);
});

test.each([
  ['2026-05-01T10:00:00Z', true],
  ['2026-05-01T10:00', true],
  ['2026-05-01T10:00+03:00', true],
  ['2026-05-01T25:00', false],
  ['2026-05-01T10:00:61Z', false],
  ['2026-05-01T10:00+24:00', false],
  ['2026-05-01', false],
])('instant %s', (value, valid) => {
  expect(instant.safeParse(value).success).toBe(valid);
});

test.each(['a\u0000b', '\uD800', 'x\uDC00'])('text that PostgreSQL cannot keep is refused', (value) => {
  expect(text(10).safeParse(value).success).toBe(false);
});

test('text is composed and trimmed', () => {
  expect(text(10).parse('  z\u030Carnas ')).toBe('žarnas');
  expect(text(10).safeParse('   ').success).toBe(false);
});

test('roles come as a list or as commas', () => {
  const base = { id: 'ona', name: 'Ona' };
  const roles = (value: unknown) => createEmployee.body?.safeParse({ ...base, roles: value });
  expect(roles('cook, cashier,cook')?.data).toMatchObject({
    roles: ['cook', 'cashier'],
    max_hours_per_week: 40,
    min_shifts_per_week: 0,
  });
  expect(roles(['cook'])?.success).toBe(true);
  expect(roles('')?.success).toBe(false);
  expect(roles([])?.success).toBe(false);
});

test('a template that ends when it starts is refused; across midnight is fine', () => {
  const body = (start_time: string, end_time: string) =>
    createTemplate.body?.safeParse({ name: 'N', start_time, end_time }).success;
  expect(body('08:00', '08:00')).toBe(false);
  expect(body('22:00', '06:00')).toBe(true);
});
