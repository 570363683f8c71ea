import type { timeClock } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { applyTaps } from './use-time-clock.ts';
import type { Kind, StoredTap } from './send-taps.ts';

const shift = { id: 's', starts_at: at('08:00'), ends_at: at('16:00'), break_minutes: 30, role: 'cook' };
const idle: timeClock.TimeClock = { entry: null, shift, minutes_from_start: null, proposed_end: null, last: null };

function at(time: string): string {
  return `2031-05-07T${time}:00.000Z`;
}
const tap = (kind: Kind, time: string, ended_at?: string | null): StoredTap => ({
  owner: 'ona p',
  id: `${kind} ${time}`,
  kind,
  tapped_at: at(time),
  ...(ended_at !== undefined && { ended_at }),
});

test('a day without a line', () => {
  const morning = [tap('in', '08:07'), tap('break_start', '12:00')];
  expect(applyTaps(idle, morning)).toMatchObject({
    entry: { started_at: at('08:07'), break_started_at: at('12:00') },
    minutes_from_start: 7,
  });
  const day = [...morning, tap('break_end', '12:30'), tap('out', '16:00')];
  expect(applyTaps(idle, day)).toMatchObject({ entry: null, last: { worked_minutes: 443 } });
});

test('a tap that the clock has already changes nothing', () => {
  const running = applyTaps(idle, [tap('in', '08:00')]);
  expect(applyTaps(running, [tap('in', '08:01')])).toEqual(running);
  expect(applyTaps(idle, [tap('out', '16:00')])).toEqual(idle);
});

test('a forgotten end is what the person says, or nothing', () => {
  const running = applyTaps(idle, [tap('in', '08:00')]);
  expect(applyTaps(running, [tap('out', '20:00', at('15:00'))]).last?.worked_minutes).toBe(420);
  expect(applyTaps(running, [tap('out', '20:00', null)])).toMatchObject({ entry: null, last: null });
});
