import type { employees, requirements, templates } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { needAndHours } from './balance-figure.tsx';

const template = (name: string, minutes: number) => ({ name, minutes }) as templates.Template;
const need = (template: string, role: string, count: number, weekday: number | null) =>
  ({ template, role, count, weekday }) as requirements.Requirement;
const person = (roles: string[], contract: number | null, most = 40) =>
  ({ roles, contract_hours_per_week: contract, max_hours_per_week: most }) as employees.Employee;

test('hours needed and hours there, by role and once in all; exceptions of dates do not count', () => {
  const list = [need('Day', 'cook', 2, 1), need('Day', 'bar', 1, 2), need('Day', 'cook', 9, null)];
  const people = [person(['cook', 'bar'], 20), person(['cook'], null, 30), person(['host'], 40)];
  expect(needAndHours(list, [template('Day', 480)], people)).toEqual([
    { role: null, needed: 1440, available: 5400 },
    { role: 'bar', needed: 480, available: 1200 },
    { role: 'cook', needed: 960, available: 3000 },
  ]);
});

test('nobody and nothing', () => {
  expect(needAndHours([], [], [])).toEqual([{ role: null, needed: 0, available: 0 }]);
});
