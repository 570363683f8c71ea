import { expect, test } from 'vitest';
import { judge } from '../api/judge.ts';
import { eu } from '../testing/laws.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { createRandom } from '../roster/random.ts';

/** As in Ireland: 15 minutes in more than 4.5 hours of work, 30 in more than 6. */
const law = {
  ...eu,
  mealBreak: {
    severity: 'soft' as const,
    article: 'section 12',
    overMinutes: 270,
    minMinutes: 15,
    longer: [{ overMinutes: 360, minMinutes: 30 }],
  },
};

const missing = (text: string) =>
  judge(world({ people: [adult()], law }), [shiftOf(text)]).flatMap(({ rule, params }) =>
    rule === 'meal-break' ? [[params['over'], params['limit']]] : [],
  );

test.each([
  ['10 08:00-12:30', []],
  ['10 08:00-12:31', [[270, 15]]],
  ['10 08:00-12:46/15', []],
  ['10 08:00-12:45/14', [[270, 15]]],
  // Six hours of work with 15 minutes; a minute more needs 30.
  ['10 08:00-14:15/15', []],
  ['10 08:00-14:16/15', [[360, 30]]],
  ['10 08:00-14:31/30', []],
  ['10 08:00-14:30/29', [[360, 30]]],
  ['10 08:00-20:00', [[360, 30]]],
])('%s lacks %j', (text, expected) => {
  expect(missing(text)).toEqual(expected);
});

test('2,000 random shifts are judged as the article reads', () => {
  const random = createRandom(12);
  for (let i = 0; i < 2000; i++) {
    const [length, pause] = [60 + random.below(720), random.below(46)];
    if (pause >= length) continue;
    const shift = shiftOf('10 06:00-07:00');
    const drawn = { ...shift, end: shift.start + length, breakMinutes: pause };
    // Read anew: "not more than 4 h 30 min without 15 minutes, not more than 6 h without 30".
    const work = length - pause;
    const lacks = (work > 6 * 60 && pause < 30) || (work > 4.5 * 60 && pause < 15);
    const found = judge(world({ people: [adult()], law }), [drawn]).some(({ rule }) => rule === 'meal-break');
    expect([length, pause, found]).toEqual([length, pause, lacks]);
  }
});
