import { needOf, world } from '@pamaina/engine/testing';
import { expect, test } from 'vitest';
import { hires } from './candidates.ts';

type Needs = ReturnType<typeof needOf>[];

const month = (needs: Needs) => {
  const problem = world({ law: null, fixed: [], needs });
  return { problem, project: { time_zone: 'Europe/Vilnius' }, from: problem.from };
};
const shapesOf = (needs: Needs) => hires(month(needs), (role) => role).map(({ role, shape }) => `${role} ${shape}`);

test('of too many all shapes of the roles that are needed most are tried', () => {
  // Saturday evenings: seven roles of four shapes are 28, of which 24 are tried.
  const roles = ['chef', 'cook', 'baker', 'bar', 'floor', 'till', 'door'];
  const needs = roles.map((role, i) => needOf('14 16:00-20:00', 9 - i, role));
  expect(shapesOf(needs)).toEqual(
    roles.slice(0, 6).flatMap((role) => ['full', 'half', 'weekend', 'evening'].map((shape) => `${role} ${shape}`)),
  );
});

test('evenings only where a shift begins in the evening, not at night, and weekends where one is on them', () => {
  // Monday the 9th and Saturday the 14th.
  expect(shapesOf([needOf('9 22:00-06:00')])).toEqual(['cook full', 'cook half']);
  expect(shapesOf([needOf('9 15:00-21:59')])).toEqual(['cook full', 'cook half', 'cook evening']);
  expect(shapesOf([needOf('14 14:59-23:00')])).toEqual(['cook full', 'cook half', 'cook weekend']);
});
