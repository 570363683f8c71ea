import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { observancesOf } from './zone-observances.ts';

const inLines = (zone: string, from: number, to = from) => observancesOf(zone, { from, to }).join('\n');

test('a zone with yearly rules has one line for each, whatever the years', () => {
  const vilnius = (summer: string, winter: string) => `BEGIN:DAYLIGHT
DTSTART:${summer}T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:${winter}T040000
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD`;
  expect(inLines('Europe/Vilnius', 2027)).toBe(vilnius('20260329', '20261025'));
  expect(inLines('Europe/Vilnius', 2030, 2035)).toBe(vilnius('20290325', '20291028'));
});

test.each([
  // The second Sunday of March and the first of November.
  ['America/New_York', 'BYMONTH=3;BYDAY=2SU', 'BYMONTH=11;BYDAY=1SU'],
  // The first Sunday from the second of the month on.
  ['America/Santiago', 'BYMONTH=4;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU', 'BYMONTH=9;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU'],
])('%s', (zone, ...rules) => {
  const written = observancesOf(zone, { from: 2027, to: 2027 }).filter((line) => line.startsWith('RRULE'));
  expect(written).toEqual(rules.map((rule) => `RRULE:FREQ=YEARLY;${rule}`));
});

test('a zone without changes has its offset; one that changes otherwise each year has each change', () => {
  expect(observancesOf('Asia/Kathmandu', { from: 2027, to: 2027 })).toContain('TZOFFSETTO:+0545');
  const casablanca = inLines('Africa/Casablanca', 2024);
  expect(casablanca).not.toContain('RRULE');
  // Ramadan of 2024 began on 11 March: the clocks went back on the Sunday before, at 3:00.
  expect(casablanca).toContain('DTSTART:20240310T030000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0000');
});

test('a rule that ended says when: Russia had its last winter time of this kind in 2010', () => {
  expect(inLines('Europe/Moscow', 2009, 2010)).toContain('UNTIL=20101030T230000Z;BYMONTH=10;BYDAY=-1SU');
});

test.each([
  'Europe/Vilnius',
  'America/New_York',
  'America/Nuuk',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Pacific/Apia',
  'UTC',
])('%s: another program reads the same instants from them, from 2010 to 2031', (zone) => {
  const rules = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observancesOf(zone, { from: 2010, to: 2031 }),
    'END:VTIMEZONE',
  ].join('\r\n');
  const read = ICAL.Timezone.fromData({ component: rules, tzid: zone });
  const wrong: string[] = [];
  for (let at = Date.UTC(2010, 0, 1); at < Date.UTC(2031, 11, 31); at += 10 * 86_400_000) {
    const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
    // Programs disagree about the second of two; the calendar writes it in UTC.
    if (local.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds !== at) continue;
    if (local.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds !== at) continue;
    const time = ICAL.Time.fromDateTimeString(local.toString({ smallestUnit: 'second' }));
    time.zone = read;
    if (time.toUnixTime() * 1000 !== at) wrong.push(local.toString());
  }
  expect(wrong).toEqual([]);
});
