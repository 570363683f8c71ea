import { expect, test } from 'vitest';
import { createClock } from '../../../lib/dates/clock.ts';
import { timesOf } from './times-of.ts';

const { local } = createClock('Europe/Vilnius');
// 22:00:40 to 06:00:20 in Vilnius.
const night = { started_at: '2031-05-07T19:00:40.000Z', ended_at: '2031-05-08T03:00:20.000Z' };

test.each([
  ['nothing is touched', { date: '2031-05-07', from: '22:00', to: '06:00' }, night],
  ['the end alone', { date: '2031-05-07', from: '22:00', to: '05:30' }, { ...night, ended_at: '2031-05-08T05:30' }],
  ['the start alone', { date: '2031-05-07', from: '21:50', to: '06:00' }, { ...night, started_at: '2031-05-07T21:50' }],
  [
    'the day',
    { date: '2031-05-06', from: '22:00', to: '06:00' },
    { started_at: '2031-05-06T22:00', ended_at: '2031-05-07T06:00' },
  ],
])('%s: what was not touched stays to the second', (_, form, sent) => {
  expect(timesOf(form, night, local)).toEqual(sent);
});

test('what nobody clocked is local', () => {
  const form = { date: '2031-05-07', from: '08:00', to: '16:00' };
  const sent = { started_at: '2031-05-07T08:00', ended_at: '2031-05-07T16:00' };
  expect(timesOf(form, { started_at: null, ended_at: null }, local)).toEqual(sent);
});
