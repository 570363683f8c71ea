import { expect, test } from 'vitest';
import { loggedRequest } from './logged-request.ts';

test('the log names the call and never the secret of an address, nor what was asked for', () => {
  const of = (url: string) => loggedRequest({ method: 'GET', url, ip: '127.0.0.1' }).url;
  expect(of('/api/calendar/abc-DEF_123.ics?x=1')).toBe('/api/calendar/[secret]');
  expect(of('/api/pictures/abcdefghijklmnopqrstuv')).toBe('/api/pictures/[secret]');
  expect(of('/api/schedule?start=2026-05-01')).toBe('/api/schedule');
  expect(of('/api/projects/create?payment_intent=pi_1&email=ona@example.lt')).toBe('/api/projects/create');
});
