import { expect, it } from 'vitest';
import { plan } from '../api/plan.ts';
import { needOf, world } from '../testing/small-world.ts';
import { operatorNames } from './operator.ts';

it('leaves out any operator, and still fills what one person can fill', () => {
  const problem = world({ needs: [needOf('12 08:00-16:00'), needOf('13 08:00-16:00')] });
  for (const name of operatorNames) {
    const { quality } = plan(problem, { seed: 1, clock: () => performance.now(), timeLimitMs: 200, without: [name] });
    expect([name, quality.filled]).toEqual([name, 2]);
  }
});
