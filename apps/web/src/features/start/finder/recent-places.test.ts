import { expect, test } from 'vitest';
import { forgetPerson, RECENT_KEY } from '../../../lib/session/session-store.ts';
import { placeOf, recentPlaces, rememberPlace } from './recent-places.ts';

test('the latest eight of each project, each once, and none of another project', () => {
  rememberPlace('p2', '/manager/employees/x1');
  for (const page of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g', 'h', 'i']) rememberPlace('p1', `/manager/${page}`);
  expect(recentPlaces('p1').join(' ').replaceAll('/manager/', '')).toBe('i h g f e d a c');
  expect(recentPlaces('p2')).toEqual(['/manager/employees/x1']);
  expect(recentPlaces('p3')).toEqual([]);
});

test('nothing of them is left after the sign-out', () => {
  rememberPlace('p1', '/manager/employees/x1');
  forgetPerson();
  expect(localStorage.getItem(RECENT_KEY)).toBeNull();
});

test('a month and a view are part of the place, a search and an open window are not', () => {
  expect(placeOf('/manager/calendar', '?month=2026-12&view=month&person=ona&do=print')).toBe(
    '/manager/calendar?month=2026-12&view=month',
  );
  expect(placeOf('/manager/employees', '?search=ona')).toBe('/manager/employees');
});

test('what was damaged on the device is no place', () => {
  localStorage.setItem(RECENT_KEY, '{"p1":\n\np1 /manager/team');
  expect(recentPlaces('p1')).toEqual(['/manager/team']);
});
