import { expect, test } from 'vitest';
import { loggedRequest } from './logged-request.ts';

test('the log names the call and never an ID or secret of an address, nor what was asked for', () => {
  const of = (url: string, route?: string) =>
    loggedRequest({ method: 'GET', url, routeOptions: { url: route } as never }).url;
  expect(of('/api/calendar/abc-DEF_123.ics?x=1', '/api/calendar/:file')).toBe('/api/calendar/:file');
  expect(of('/api/employees/ona', '/api/employees/:id')).toBe('/api/employees/:id');
  expect(of('/api/schedule?start=2026-05-01', '/api/schedule')).toBe('/api/schedule');
  expect(of('/api/pictures/abcdefghijklmnopqrstuv')).toBe('/api/pictures/…');
  expect(of('/manager/employees/ona?email=ona@example.lt', '/*')).toBe('/manager/employees/…');
  expect(of('/welcome')).toBe('/welcome');
});
