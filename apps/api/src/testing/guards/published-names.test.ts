import { allEndpoints } from '@pamaina/contract';
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
