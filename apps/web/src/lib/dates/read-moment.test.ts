import { expect, test } from 'vitest';
import { readMoment } from './read-moment.ts';

// 25 November 2026 is a Wednesday.
const TODAY = '2026-11-25';
const english = {
  today: 'today',
  yesterday: 'yesterday',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const lithuanian = {
  today: 'šiandien',
  yesterday: 'vakar',
  weekdays: [
    'pirmadienis',
    'antradienis',
    'trečiadienis',
    'ketvirtadienis',
    'penktadienis',
    'šeštadienis',
    'sekmadienis',
  ],
};

test.each([
  ['last Friday at 21:00', english, '2026-11-20', '21:00'],
  ['fri 9', english, '2026-11-20', '09:00'],
  ['Who was here on Wednesday 7.30', english, '2026-11-18', '07:30'],
  ['yesterday, 8:05', english, '2026-11-24', '08:05'],
  ['praėjusį penktadienį 21:00', lithuanian, '2026-11-20', '21:00'],
  ['sestadieni 6 val.', lithuanian, '2026-11-21', '06:00'],
  ['vakar 23.59', lithuanian, '2026-11-24', '23:59'],
  ['2026-11-20 21:00', lithuanian, '2026-11-20', '21:00'],
  ['20.11.2026 21', english, '2026-11-20', '21:00'],
])('%s', (typed, words, date, time) => {
  expect(readMoment(typed, TODAY, words)).toEqual({ date, time });
});

test.each(['', 'Friday', '21:00', 'Monika 5', 'Friday 25:00', '2026-02-30 10:00', 'week 28'])(
  '%s names none',
  (typed) => {
    expect(readMoment(typed, TODAY, english)).toBeNull();
  },
);
