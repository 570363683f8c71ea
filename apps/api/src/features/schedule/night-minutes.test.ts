import { expect, test } from 'vitest';
import { shiftInstants } from '../../platform/time/zone.ts';
import { nightMinutes } from './night-minutes.ts';
import { plannedDays } from './planned-days.ts';

const ZONE = 'Europe/Vilnius';

test.each([
  ['2027-06-15', '22:00', '06:00', 480],
  ['2027-03-27', '22:00', '06:00', 420],
  ['2027-10-30', '22:00', '06:00', 540],
  ['2027-06-15', '17:00', '01:30', 210],
  ['2027-06-15', '05:30', '10:00', 30],
  ['2027-06-15', '13:45', '22:15', 15],
  ['2027-06-15', '08:00', '16:00', 0],
  ['2027-06-15', '20:00', '19:00', 480],
])('%s %s to %s: %i minutes of night', (date, start, end, expected) => {
  const { startsAt, endsAt } = shiftInstants(ZONE, date, start, end);
  const shift = {
    id: 's',
    date,
    template: null,
    role: 'r',
    start: startsAt / 60_000,
    end: endsAt / 60_000,
    breakMinutes: 0,
    employeeId: 'e',
    locked: false,
  };
  expect(nightMinutes(plannedDays(ZONE, date, date, []), shift)).toBe(expected);
});
