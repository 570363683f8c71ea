import { expect, it } from 'vitest';
import { contextOf } from '../../model/context.ts';
import { compileModel } from '../../roster/compile-model.ts';
import { needOf, shiftOf, world } from '../../testing/small-world.ts';
import { createTemplateMultipliers } from './template-multipliers.ts';

it('makes a template dearer in the planned period alone: its limit does not count earlier shifts', () => {
  const needs = [needOf('10 08:00-16:00'), needOf('11 08:00-16:00')].map((need) => ({ ...need, template: 'D' }));
  const earlier = { ...shiftOf('9 08:00-16:00', 'ona'), template: 'D' };
  const model = compileModel(contextOf(world({ from: '2026-03-10', to: '2026-03-11', needs, fixed: [earlier] })));
  const template = model.templates.indexOf('D');
  const prices = createTemplateMultipliers(
    model,
    [{ of: template, least: 0, most: 1 }],
    80,
    new Float64Array(model.templates.length),
  );
  // By day: the first code, which is of that template on these three days.
  const row = Int32Array.from({ length: model.days }, (_, day) =>
    model.dayStart[day + 1]! > model.dayStart[day]! ? model.dayStart[day]! : -1,
  );
  const [before, first, second] = row.filter((code) => code >= 0);
  // Two of one: the first step is an eighth of the scale.
  expect(prices.move(row)).toBe(true);
  expect([before, first, second].map((code) => prices.of(code!))).toEqual([0, 10, 10]);
  expect(prices.refund()).toBe(10);
});
