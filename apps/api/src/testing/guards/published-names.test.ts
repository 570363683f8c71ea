import { allEndpoints, employees } from '@pamaina/contract';
import { expect, test } from 'vitest';

/** What other programs call, by the names that they were given. */
const published = `
  GET /absences, POST /absences, PUT /absences/{id}, DELETE /absences/{id}, POST /absences/preview,
  POST /schedule/amend, GET /schedule/amendment, DELETE /schedule/amendment, POST /schedule/publish,
  GET /schedule/receipts, POST /schedule/receipts/remind, POST /schedule/receipts/confirm,
  GET /confirm/{token}, POST /confirm/{token},
  GET /announcements, POST /announcements, POST /announcements/{id}/confirm,
  GET /leave-types, POST /leave-types, PUT /leave-types/{code}, DELETE /leave-types/{code}
`;

test('every call that other programs were promised is in the contract', () => {
  const known = new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`));
  const names = published
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('every field of an employee that other programs were promised is in the contract', () => {
  const of = (schema: unknown) => Object.keys((schema as { shape: object }).shape);
  const promised = ['employment_start', 'employment_end', 'contract_kind', 'terms'];
  const { createEmployee, updateEmployee } = employees;
  for (const schema of [createEmployee.body, updateEmployee.body, createEmployee.reply, updateEmployee.reply])
    expect(of(schema)).toEqual(expect.arrayContaining(promised));
});
