import { plan, type Problem } from '@pamaina/engine';
import { adult, needOf, world } from '@pamaina/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

let certify: (problem: Problem) => ReturnType<typeof plan>['quality'];
beforeAll(async () => {
  const solver = await highsSolver();
  certify = (problem) =>
    plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 5000, solver }).quality;
});

/** Evenings and the mornings after them: eight hours of rest between them, and eleven are required (DK 122(2)). */
const evening = '14:00-22:00';
const morning = '06:00-14:00';
const needs = [`10 ${evening}`, `11 ${morning}`, `12 ${evening}`, `13 ${morning}`].map((text) => needOf(text));

describe('shortages that counting days and hours cannot see', () => {
  it('are proved by all rosters of the people who hold the role', () => {
    const { fillable, certificates, filled } = certify(world({ needs }));
    expect({ fillable, filled }).toEqual({ fillable: 2, filled: 2 });
    expect(certificates).toEqual([
      {
        kind: 'exact-group',
        roles: ['cook'],
        employeeIds: ['ona'],
        from: '2026-03-09',
        to: '2026-03-29',
        neededMinutes: 32 * 60,
        possibleMinutes: 16 * 60,
        missing: 2,
      },
    ]);
  });

  it('take in the roles that the same people hold beside it', () => {
    const [first, second, ...rest] = needs;
    const both = adult({ roles: ['cook', 'waiter'] });
    const mixed = [first!, { ...second!, role: 'waiter' }, ...rest.map((need) => ({ ...need, role: 'waiter' }))];
    const { certificates } = certify(world({ needs: mixed, people: [both] }));
    expect(certificates.map(({ kind, roles, missing }) => ({ kind, roles: roles.toSorted(), missing }))).toEqual([
      { kind: 'exact-group', roles: ['cook', 'waiter'], missing: 2 },
    ]);
  });

  it('leave alone what is proved by counting', () => {
    const twice = [needOf(`10 ${morning}`, 2)];
    expect(certify(world({ needs: twice })).certificates).toMatchObject([{ kind: 'people-on-day', missing: 1 }]);
  });

  it('are none where everything can be filled', () => {
    const jonas = adult({ id: 'jonas', name: 'Jonas' });
    expect(certify(world({ needs, people: [adult(), jonas] })).certificates).toEqual([]);
  });
});
