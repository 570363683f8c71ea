import { describe, expect, it } from 'vitest';
import type { Day } from './problem.ts';
import { clockAt, instantAt, minutesInWindow } from './wall-clock.ts';

const NIGHT = [22 * 60, 6 * 60] as const;
const day = (startsAt: number, clockChange: Day['clockChange'] = null): Day => ({
  date: '2026-01-01',
  weekday: 1,
  startsAt,
  clockChange,
  holiday: false,
  closed: false,
});

const spring = day(0, { at: 180, by: 60 });
const autumn = day(0, { at: 240, by: -60 });

describe('instantAt', () => {
  it.each([
    ['an ordinary day', day(0), 240, 240],
    ['before the clocks go forward', spring, 120, 120],
    ['a time that is skipped', spring, 210, 180],
    ['after the clocks went forward', spring, 300, 240],
    ['the end of the short day', spring, 1440, 1380],
    ['the first of two', autumn, 210, 210],
    ['after the clocks went back', autumn, 300, 360],
    ['the end of the long day', autumn, 1440, 1500],
  ])('%s', (_name, on, minute, instant) => {
    expect(instantAt(on, minute)).toBe(instant);
  });
});

describe('clockAt', () => {
  it.each([
    ['an ordinary day', day(1440), 1440 + 480, 480],
    ['before the clocks go forward', spring, 120, 120],
    ['after the clocks went forward', spring, 420, 480],
    ['after the clocks went back', autumn, 540, 480],
  ])('%s', (_name, on, instant, minute) => {
    expect(clockAt(on, instant)).toBe(minute);
  });
});

describe('minutesInWindow', () => {
  const days = [day(0), day(1440)];
  it.each([
    ['a close at 22:15', days, 13 * 60, 22 * 60 + 15, 15],
    ['the whole night', days, 21 * 60, 1440 + 330, 450],
    ['a morning from five', days, 5 * 60, 10 * 60, 60],
    ['the short night', [day(-1440), spring], -60, 300, 360],
    ['the long night', [day(-1440), autumn], -60, 420, 480],
    ['no minute of it', days, 6 * 60, 22 * 60, 0],
  ])('%s', (_name, on, start, end, minutes) => {
    expect(minutesInWindow(on, start, end, ...NIGHT)).toBe(minutes);
  });
});
