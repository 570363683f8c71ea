import { expect, test } from 'vitest';
import type { LawPack } from '../problem/law-pack.ts';
import { lawOn, withLawsOf } from './law-on.ts';
import { lawByMonths } from './packs.ts';

const rest = (id: string, minMinutes: number): LawPack => ({
  id,
  dailyRest: { severity: 'hard', article: id, minMinutes },
});
/** 660 minutes, from 15 March 2026 on 720. */
const today: LawPack = { ...rest('now', 660), changes: [{ from: '2026-03-15', law: rest('now', 720) }] };
/** 600 minutes, from 10 March on 630. */
const before: LawPack = { ...rest('then', 600), changes: [{ from: '2026-03-10', law: rest('then', 630) }] };
const minutesOn = (law: LawPack | null, date: string) => lawOn(law, date)?.dailyRest?.minMinutes;

test('a month keeps another law with its own changes, and the months beside it those of today', () => {
  const law = withLawsOf(today, [{ from: '2026-03-01', before: '2026-04-01', law: before }]);
  const dates = ['2026-02-28', '2026-03-01', '2026-03-09', '2026-03-10', '2026-03-15', '2026-03-31', '2026-04-01'];
  expect(dates.map((date) => minutesOn(law, date))).toEqual([660, 600, 600, 630, 630, 630, 720]);
});

test('no law in a month, or in all others', () => {
  const free = withLawsOf(today, [{ from: '2026-03-01', before: '2026-04-01', law: null }]);
  expect(['2026-02-28', '2026-03-31', '2026-04-01'].map((date) => minutesOn(free, date))).toEqual([
    660,
    undefined,
    720,
  ]);
  const only = withLawsOf(null, [{ from: '2026-03-01', before: '2026-04-01', law: before }]);
  expect(['2026-02-28', '2026-03-31', '2026-04-01'].map((date) => minutesOn(only, date))).toEqual([
    undefined,
    630,
    undefined,
  ]);
  expect(withLawsOf(null, [])).toBeNull();
  expect(withLawsOf(today, [])).toBe(today);
});

test('the eves and premiums of two packs, in months beside each other', () => {
  const law = lawByMonths('ee', { '2026-11': 'lv', '2026-12': 'lt' });
  const nights = ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-01'].map((date) => lawOn(law, date)?.pay?.night);
  expect(nights).toEqual([1.25, 1.5, 1.5, 1.25]);
  expect(lawOn(law, '2026-11-30')?.id).toBe('lv');
});
