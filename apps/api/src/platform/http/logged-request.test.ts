import { expect, test } from 'vitest';
import { loggedRequest } from './logged-request.ts';

test('the log names the call and never the secret of an address', () => {
  const of = (url: string) => loggedRequest({ method: 'GET', url, ip: '127.0.0.1' }).url;
  expect(of('/api/calendar/abc-DEF_123.ics?x=1')).toBe('/api/calendar/[secret]?x=1');
  expect(of('/api/pictures/abcdefghijklmnopqrstuv')).toBe('/api/pictures/[secret]');
  expect(of('/api/schedule?start=2026-05-01')).toBe('/api/schedule?start=2026-05-01');
});
