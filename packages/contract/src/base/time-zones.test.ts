import { expect, test } from 'vitest';
import { timeZones, zoneName } from './time-zones.ts';

test.each([
  ['Europe/Vilnius', 'Europe/Vilnius'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
  ['US/Eastern', 'America/New_York'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT', 'UTC'],
])('%s is stored as %s', (name, stored) => {
  expect(zoneName(name)).toBe(stored);
  expect(timeZones()).toContain(stored);
});

test.each(['Europe/Rytas', '', '+02:00', 'Etc/GMT+5'])('%j is no zone of a place', (name) => {
  expect(timeZones()).not.toContain(zoneName(name));
});

test('each choice has one spelling, and every name leads to one of them', () => {
  for (const name of timeZones()) expect(zoneName(name), name).toBe(name);
  for (const name of Intl.supportedValuesOf('timeZone')) expect(timeZones(), name).toContain(zoneName(name));
  const resolved = [...timeZones()].map((name) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions());
  expect(new Set(resolved.map(({ timeZone: zone }) => zone)).size).toBe(timeZones().size);
});
