import { expect, test } from 'vitest';
import { fieldOf } from './columns.ts';

test.each([
  ['ID', 'id'],
  ['Prisijungimo vardas', 'id'],
  ['Naudotojo vardas', 'id'],
  ['Pareigos', 'roles'],
  ['Rolės', 'roles'],
  ['Valandinis atlygis, €', 'hourly_rate_cents'],
  ['Skyrius', 'department'],
  ['Batų dydis', null],
])('the heading %s means %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field);
});
