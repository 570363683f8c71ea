import { expect, test } from 'vitest';
import { fieldOf, fieldsOf, headerAt } from './columns.ts';

test.each([
  ['ID', 'id'],
  ['Prisijungimo vardas', 'id'],
  ['Naudotojo vardas', 'id'],
  ['Pareigos', 'roles'],
  ['Rolės', 'roles'],
  ['Valandinis atlygis, €', 'hourly_rate_cents'],
  ['Hourly rate, GBP', 'hourly_rate_cents'],
  ['Valandinis atlygis (zł)', 'hourly_rate_cents'],
  ['Skyrius', 'department'],
  ['Hire date', 'first_day'],
  ['Priimtas', 'first_day'],
  ['Įkainis', 'hourly_rate_cents'],
  ['Val. įkainis', 'hourly_rate_cents'],
  ['Savaitės valandos', 'contract_hours_per_week'],
  ['Weekly hours', 'contract_hours_per_week'],
  ['Etatas', 'contract_share'],
  ['FTE', 'contract_share'],
  ['Batų dydis', null],
])('the heading %s means %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field);
});

test.each([
  [
    ['First Name', 'Last Name', 'Role'],
    ['first_name', 'last_name', 'roles'],
  ],
  [
    ['Pavardė', 'Vardas'],
    ['last_name', 'first_name'],
  ],
  [
    ['Name', 'Surname'],
    ['first_name', 'last_name'],
  ],
  [
    ['Darbuotojo pavardė', 'Darbuotojo vardas', 'Darbuotojas'],
    ['last_name', 'first_name', null],
  ],
  [
    ['Vardas', 'Naudotojo vardas'],
    ['name', 'id'],
  ],
  [
    ['Pavardė, vardas', 'Etatas', 'Savaitės valandos'],
    [null, null, 'contract_hours_per_week'],
  ],
])('the headings %j mean %j', (headings, fields) => {
  expect(fieldsOf(headings)).toEqual(fields);
});

const linesOf = (...rows: string[]) => rows.map((row, index) => ({ line: index + 1, cells: row.split(';') }));
test.each([
  ['in the first line', linesOf('Vardas;Pareigos', 'Ona;virėja'), 0],
  ['below a title and a date', linesOf('UAB „Rytas“ darbuotojai', 'Data;2026-11-01', 'Vardas;Pavardė;Pareigos'), 2],
  ['below a title, unknown', linesOf('Personalas', 'Kas;Ką daro;Kiek', 'Ona;virėja;40'), 1],
  ['of one column', linesOf('Vardas', 'Ona'), 0],
  ['of nothing', [], 0],
])('headings %s', (_, lines, at) => {
  expect(headerAt(lines)).toBe(at);
});
