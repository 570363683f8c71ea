import { expect, test } from 'vitest';
import { z } from 'zod';
import { changesOf, field, schemasOf, storedOf } from './entity-field.ts';
import { integer, limitsOf, text } from './fields.ts';

const fields = {
  name: field(text(5), { control: 'text' }),
  nickname: field(text(5).nullish(), { control: 'text' }),
  count: field(integer(0, 9).default(3), { control: 'integer', isKept: true }),
};
const [made, changed, stored] = [schemasOf, changesOf, storedOf].map((of) => z.strictObject(of(fields)));

test('a new entity has its defaults, and a change sends only the changed fields', () => {
  expect(made?.parse({ name: 'Ona' })).toEqual({ name: 'Ona', count: 3 });
  expect(changed?.parse({ name: 'Ona' })).toEqual({ name: 'Ona' });
  expect(changed?.safeParse({}).success).toBe(false);
});

test('limits hold for what is sent, not for what was stored under other limits', () => {
  const long = { name: 'Onutė Petraitė', nickname: null, count: 12 };
  expect(made?.safeParse(long).error?.issues.map(({ path }) => path[0])).toEqual(['name', 'count']);
  expect(stored?.parse(long)).toEqual(long);
  expect(stored?.safeParse({ ...long, name: null }).success).toBe(false);
  expect([fields.name.isNullable, fields.nickname.isNullable]).toEqual([false, true]);
});

test('the limits of a number are known also where it can be left out', () => {
  expect([fields.count.schema, integer(1, 7).nullish(), text(5)].map(limitsOf)).toEqual([
    { min: 0, max: 9 },
    { min: 1, max: 7 },
    undefined,
  ]);
});
