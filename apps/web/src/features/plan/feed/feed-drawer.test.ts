import { expect, test } from 'vitest';
import { calendarLinks } from './feed-drawer.tsx';

test('each service gets the address in the form in which it subscribes', () => {
  const address = 'https://pamaina.example/api/calendar/a_b-c.ics';
  const { google, apple, outlook } = calendarLinks(address, 'Mano pamainos · Rytas');
  expect(apple).toBe('webcal://pamaina.example/api/calendar/a_b-c.ics');
  expect(new URL(google).searchParams.get('cid')).toBe(apple);
  expect(new URL(outlook).searchParams.get('url')).toBe(address);
  expect(new URL(outlook).searchParams.get('name')).toBe('Mano pamainos · Rytas');
});
