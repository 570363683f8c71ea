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

const HOSTS = ['evil.example', 'evil.example/manager', 'evil.example%2fmanager', 'manager@evil.example'];
const TRICKS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/%2f',
  '/%5c',
  '%2f%2f',
  '/\t/',
  '/\n/',
  '/\u0000/',
  '/.//',
  '/;/',
  '/?/',
  '/#/',

  'http://',
  'https://',
  'HTTPS:',
  'https:\\',
  'javascript:',
  'java\tscript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
];

test('no known trick leads off this site', () => {
  const payloads = HOSTS.flatMap((host) => TRICKS.map((trick) => trick + host));
  const led = payloads.filter((from) => rememberedOrigin({ from }, 'manager') !== null);
  console.log(`redirects: ${payloads.length} tried, ${led.length} led away`);
  expect(led).toEqual([]);
  expect(payloads.length).toBeGreaterThanOrEqual(80);
});
