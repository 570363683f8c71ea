import { expect, test } from 'vitest';
import { rememberedOrigin } from './origin.ts';

test.each(['/manager', '/manager/employees?search=ona&role=a%20b', '/manager/shifts/templates'])(
  '%s is led back to',
  (from) => {
    expect(rememberedOrigin({ from }, 'manager')).toBe(from);
  },
);

test.each([
  '//evil.example',
  'https://evil.example/manager',
  '/\\evil.example',
  '/manager/../..//evil.example',
  '/manager//evil.example',
  '/manager/%2F%2Fevil.example',
  '/managerx',
  '/manager@evil.example',
  'javascript:alert(1)',
  '/worker',
  '/login',
  '/manager?next=https://evil.example',
  '/manager\n//evil.example',
])('%s is forgotten', (from) => {
  expect(rememberedOrigin({ from }, 'manager')).toBeNull();
});

test('a state of another shape is no origin', () => {
  expect(rememberedOrigin(null, 'manager')).toBeNull();
  expect(rememberedOrigin({ from: 7 }, 'worker')).toBeNull();
});
