import { lawOf, type LawPack } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { isShortNotice, priceChange, type PricedShift, type Terms } from './price-change.ts';

// A made-up Act: less than 24 hours ahead all of the lost time, less than 72 hours half of it. Ona has 10 euros an
// hour. Her shift on Friday 6 March 2026 is 10:00 to 18:00 in Vilnius (UTC+2) with half an hour of break: 7 h 30 min.
const ACT: LawPack = {
  id: 'nowhere',
  lateChange: {
    article: 'Act 7',
    unit: 'hours',
    costs: [
      { within: 24, share: 1 },
      { within: 72, share: 0.5 },
    ],
  },
};
const shift: PricedShift = {
  date: '2026-03-06',
  starts_at: '2026-03-06T10:00:00+02:00',
  ends_at: '2026-03-06T18:00:00+02:00',
  break_minutes: 30,
  on_call: null,
  employee_id: 'ona',
};
const days = { shifts: new Set<string>(), publicHolidays: new Set<string>() };
const at = (local: string, offset = '+02:00') => Date.parse(`${local}:00${offset}`);
const terms = (now: number, more: Partial<Terms> = {}): Terms => ({
  law: ACT,
  house: null,
  zone: 'Europe/Vilnius',
  days,
  rate: 1000,
  now,
  ...more,
});
const price = (after: PricedShift | null, now: number, more: Partial<Terms> = {}, before = shift) => {
  const found = priceChange(before, after, terms(now, more));
  return found && [found.change, found.hours_late, found.minutes, found.amount_cents, found.article, found.state];
};
const hours = (from: string, to: string, more: Partial<PricedShift> = {}): PricedShift => ({
  ...shift,
  starts_at: `2026-03-06T${from}:00+02:00`,
  ends_at: `2026-03-06T${to}:00+02:00`,
  ...more,
});

test.each([
  // 72 hours before is in time; a minute later it is 1/60 of an hour late and costs half of 7.5 hours: 3 h 45 min.
  ['2026-03-03T10:00', ['cancelled', 0, 0, 0, null, 'in_time']],
  ['2026-03-03T10:01', ['cancelled', 0.02, 225, 3750, 'Act 7', 'due']],
  // 24 hours before still costs half; later all of it. How late it is counts from the longest notice.
  ['2026-03-05T10:00', ['cancelled', 48, 225, 3750, 'Act 7', 'due']],
  ['2026-03-05T10:01', ['cancelled', 48.02, 450, 7500, 'Act 7', 'due']],
  ['2026-03-06T09:59', ['cancelled', 71.98, 450, 7500, 'Act 7', 'due']],
])('a shift that is cancelled at %s', (now, expected) => {
  expect(price(null, at(now))).toEqual(expected);
});

test('what has begun, what nobody has and what gets longer costs nothing', () => {
  expect(price(null, at('2026-03-06T10:00'))).toBeNull();
  expect(price(null, at('2026-03-05T12:00'), {}, { ...shift, employee_id: null })).toBeNull();
  expect(price(hours('09:00', '19:00'), at('2026-03-05T12:00'))).toBeNull();
  expect(price(shift, at('2026-03-05T12:00'))).toBeNull();
  // A shorter break is more time.
  expect(price({ ...shift, break_minutes: 0 }, at('2026-03-05T12:00'))).toBeNull();
});

const late = at('2026-03-05T12:00');
test.each([
  // Given to Jonas: Ona loses all of it, like of one that becomes open.
  ['given away', { ...shift, employee_id: 'jonas' }, ['given_away', 450, 7500]],
  ['opened', { ...shift, employee_id: null }, ['cancelled', 450, 7500]],
  // 10 to 18 becomes 10 to 15, with the same break: 3 hours less.
  ['cut', hours('10:00', '15:00'), ['cut', 180, 3000]],
  // Without the break in the shorter shift 10 to 15: 5 h of 7 h 30.
  ['cut without a break', hours('10:00', '15:00', { break_minutes: 0 }), ['cut', 150, 2500]],
  ['a longer break', { ...shift, break_minutes: 60 }, ['cut', 30, 500]],
  // 12 to 20 keeps 6 of the 8 hours.
  ['moved by two hours', hours('12:00', '20:00'), ['moved', 120, 2000]],
  // Nothing of it is left: all of the net time, not of the 8 hours.
  ['moved to the evening', hours('18:00', '23:00'), ['moved', 450, 7500]],
  ['cut and given away', hours('10:00', '15:00', { employee_id: 'jonas' }), ['given_away', 450, 7500]],
])('%s', (_, after, [change, minutes, cents]) => {
  expect(price(after, late)).toEqual([change, 50, minutes, cents, 'Act 7', 'due']);
});

test.each([
  // Ona's shift of 7 h 30 min goes to Jonas, and she gets another one.
  ['the same hours', [hours('10:00', '18:00')], null],
  ['longer hours', [hours('09:00', '19:00')], null],
  ['a part of them', [hours('10:00', '15:00')], ['given_away', 180, 3000]],
  ['an hour of them, and later ones', [hours('17:00', '23:00')], ['given_away', 420, 7000]],
  ['both halves in two shifts', [hours('08:00', '14:00'), hours('14:00', '20:00')], null],
  ['other hours', [hours('18:00', '23:00')], ['given_away', 450, 7500]],
  ['the same hours on call at home', [hours('10:00', '18:00', { on_call: 'at_home' })], ['given_away', 450, 7500]],
  ['the same hours of somebody else', [hours('10:00', '18:00', { employee_id: 'rasa' })], ['given_away', 450, 7500]],
])('given away, and in its place %s', (_, others, expected) => {
  const found = priceChange(shift, { ...shift, employee_id: 'jonas' }, terms(late), others);
  expect(found && [found.change, found.minutes, found.amount_cents]).toEqual(expected);
});

test('a cost for some kinds of change only, paid minutes whatever the length, and a fixed amount', () => {
  const law = (costs: NonNullable<LawPack['lateChange']>['costs']) => ({
    law: { id: 'nowhere', lateChange: { article: 'Act 7', unit: 'hours' as const, costs } },
  });
  const cancelledOnly = law([{ within: 24, of: ['cancelled'], minutes: 150 }]);
  // 2 h 30 min at 10 euros.
  expect(price(null, late, cancelledOnly)).toEqual(['cancelled', 2, 150, 2500, 'Act 7', 'due']);
  expect(price({ ...shift, employee_id: 'jonas' }, late, cancelledOnly)).toMatchObject({ 0: 'given_away', 2: 150 });
  expect(price(hours('10:00', '15:00'), late, cancelledOnly)).toEqual(['cut', 0, 0, 0, null, 'in_time']);
  // Money that the rate doesn't change is known without one.
  const fixed = { ...law([{ within: 24, cents: 1234 }]), rate: null };
  expect(price(null, late, fixed)).toEqual(['cancelled', 2, null, 1234, 'Act 7', 'due']);
});

test('without a known rate the time is said and no amount is invented', () => {
  expect(price(null, late, { rate: null })).toEqual(['cancelled', 50, 450, null, 'Act 7', 'rate_unknown']);
});

test('cents are rounded once for each shift', () => {
  // 7 h 30 min at 7.05 euros: 52.875.
  expect(price(null, late, { rate: 705 })).toMatchObject({ 2: 450, 3: 5288 });
});

test('an Act whose amounts are to come, one that names none, and no law', () => {
  const unset = { id: 'x', lateChange: { article: 'Act 7', unit: 'hours' as const, costs: 'unset' as const } };
  expect(price(null, late, { law: unset })).toEqual(['cancelled', 0, 0, null, 'Act 7', 'unset']);
  expect(price(null, late, { law: null })).toEqual(['cancelled', 0, 0, 0, null, 'in_time']);
  // The business rule pays where the Act doesn't yet.
  const house = { hours: 48, percent: 40 };
  expect(price(null, late, { law: unset, house })).toEqual(['cancelled', 26, 180, 3000, null, 'due']);
});

test('of the law and the business rule the higher one is paid', () => {
  const basisOf = (percent: number) => priceChange(shift, null, terms(late, { house: { hours: 100, percent } }))?.basis;
  expect([basisOf(99), basisOf(100), basisOf(101)]).toEqual(['law', 'law', 'house']);
  // Earlier than any amount of the law the house alone pays.
  const early = terms(at('2026-03-03T09:00'), { house: { hours: 100, percent: 10 } });
  expect(priceChange(shift, null, early)).toMatchObject({
    basis: 'house',
    minutes: 45,
    amount_cents: 750,
    article: null,
  });
});

// Lithuania: two of the person's working days (DK 115(2)), and no amount. Ona works on 3, 4 and 6 March.
test('notice in working days: late, with its article, and without an amount', () => {
  const law = {
    id: 'lt',
    changeNotice: { article: 'DK 115(2)', workingDays: 2 },
    lateChange: { article: 'DK 115(2)', unit: 'workingDays' as const, costs: [] },
  };
  const own = { law, days: { ...days, shifts: new Set(['2026-03-03', '2026-03-04', '2026-03-06']) } };
  // On 2 March the 3rd and 4th lie between.
  expect(price(null, at('2026-03-02T23:59'), own)).toEqual(['cancelled', 0, 0, 0, null, 'in_time']);
  // On 3 March only the 4th does: at 12:00 it is 12 hours after the end of the 2nd.
  expect(price(null, at('2026-03-03T12:00'), own)).toEqual(['cancelled', 12, 0, 0, 'DK 115(2)', 'no_amount']);
});

// Organisation of Working Time Act 1997, s. 17(1): 24 hours before the day of the shift. Friday 6 March 2026 begins at
// 0:00 in Dublin (UTC), so Thursday 0:00 is the last moment, whether the shift is in the morning or in the evening.
test.each(['06:00', '23:00'])('Ireland: notice for a shift at %s counts from its day', (start) => {
  const law = lawOf('ie', { from: '2026-03-06', to: '2026-03-06' });
  const ireland = { law, zone: 'Europe/Dublin' };
  const own = { ...shift, starts_at: `2026-03-06T${start}:00Z`, ends_at: '2026-03-07T00:30:00Z' };
  const article = 'Organisation of Working Time Act 1997, s. 17';
  expect(price(null, at('2026-03-05T00:00', 'Z'), ireland, own)).toEqual(['cancelled', 0, 0, 0, null, 'in_time']);
  expect(price(null, at('2026-03-05T00:30', 'Z'), ireland, own)).toEqual([
    'cancelled',
    0.5,
    0,
    0,
    article,
    'no_amount',
  ]);
  expect(isShortNotice(law?.changeNotice, own, terms(at('2026-03-05T00:00', 'Z'), ireland))).toBe(false);
  expect(isShortNotice(law?.changeNotice, own, terms(at('2026-03-05T00:01', 'Z'), ireland))).toBe(true);
});

test('in Great Britain nothing is due yet, and the law of the EU says nothing', () => {
  const inForce = (id: string) => ({ law: lawOf(id, { from: '2026-03-06', to: '2026-03-06' }) });
  const unset = ['cancelled', 0, 0, null, 'Employment Rights Act 1996, s. 27BP', 'unset'];
  expect(price(null, late, inForce('gb'))).toEqual(unset);
  expect(price(null, late, inForce('eu'))).toEqual(['cancelled', 0, 0, 0, null, 'in_time']);
});

test('days are those of the calendar where the business is', () => {
  const law = { id: 'x', lateChange: { article: 'A', unit: 'days' as const, costs: [{ within: 2, share: 0.5 }] } };
  expect(price(null, at('2026-03-04T23:59'), { law })).toMatchObject({ 1: 0, 5: 'in_time' });
  expect(price(null, at('2026-03-05T06:00'), { law })).toEqual(['cancelled', 6, 225, 3750, 'A', 'due']);
});

// In the night of 28 to 29 March 2026 clocks go from 3:00 to 4:00: 22:00 to 6:00 is 7 hours.
test('the night on which the clock changes counts as it is', () => {
  const night: PricedShift = {
    ...shift,
    date: '2026-03-28',
    starts_at: '2026-03-28T22:00:00+02:00',
    ends_at: '2026-03-29T06:00:00+03:00',
    break_minutes: 0,
  };
  expect(price(null, at('2026-03-28T12:00'), {}, night)).toMatchObject({ 2: 420, 3: 7000 });
  // Sunday 12:00 after the change: 24 hours before are Saturday 11:00.
  const noon = {
    ...night,
    date: '2026-03-29',
    starts_at: '2026-03-29T12:00:00+03:00',
    ends_at: '2026-03-29T14:00:00+03:00',
  };
  expect(price(null, at('2026-03-28T11:00'), {}, noon)).toMatchObject({ 2: 60 });
  expect(price(null, at('2026-03-28T11:01'), {}, noon)).toMatchObject({ 2: 120 });
});

test.each([
  ['the same hours', hours('10:00', '18:00')],
  ['longer hours', hours('09:00', '19:00')],
  ['a part of them', hours('12:00', '15:00')],
])('all of a shift is lost to %s on call at home', (_, own) => {
  expect(price({ ...own, on_call: 'at_home' }, late)).toMatchObject({ 2: 450, 3: 7500 });
});

test('on-call time at home is no working time: only an amount of its own is paid for it', () => {
  const home = { ...shift, on_call: 'at_home' };
  expect(price(null, late, {}, home)).toMatchObject({ 2: 0, 3: 0 });
});
