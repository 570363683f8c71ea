import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, unique, type TestManager } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
/** As used in the IDs. */
let business: string;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  business = unique('rytas').replaceAll('-', '');
  manager = await createManager(api, `${business} ir draugai`);
});

const upload = async (file: string, query = '') =>
  (
    await api.call('POST', `/employees/import${query}`, {
      token: manager.token,
      body: file,
      headers: { 'content-type': 'text/csv' },
    })
  ).json;
const people = async () => (await api.call('GET', '/employees', { token: manager.token })).json;
const ids = async () => (await people()).map(({ id }: { id: string }) => id).toSorted();

const FILE = `Vardas ir pavardė;Rolės;El. paštas
Žydrūnė Kazlauskienė;virėja;
Žydrūnė Łukša;padavėja;luksa@example.lt
Žydrūnė Łosa;padavėja;losa@example.lt
`;

test('a file without IDs adds its people under IDs made of their names, and says which; again it adds nobody', async () => {
  const names = [`zydrune.${business}`, `zydrune.l.${business}`, `zydrune.losa.${business}`];
  const trial = await upload(FILE, '?dry_run=true');
  expect(trial.errors).toEqual([]);
  expect(trial.rows.map(({ id, id_proposed }: { id: string; id_proposed: boolean }) => [id, id_proposed])).toEqual(
    names.map((id) => [id, true]),
  );
  expect(await upload(FILE)).toMatchObject({ created: 3, updated: 0, errors: [] });
  expect(await ids()).toEqual(names.toSorted());
  const again = await upload(FILE);
  expect(again).toMatchObject({ created: 0, updated: 0, errors: [] });
  expect(again.rows).toMatchObject(names.map((id) => ({ id, deed: 'keep', id_proposed: false })));
});

test('a changed column of a known name changes that person, not their ID', async () => {
  await upload(FILE);
  const changed = await upload('Name;Phone\nžydrūnė  kazlauskienė;+370 5\n');
  expect(changed).toMatchObject({ created: 0, updated: 1, errors: [] });
  expect((await people()).find(({ id }: { id: string }) => id === `zydrune.${business}`)).toMatchObject({
    phone: '+370 5',
  });
});

test('another e-mail address is another person; without one, two of a name are asked apart', async () => {
  await upload('Name;Roles;E-mail\nOna;cook;a@example.lt\n');
  expect(await upload('Name;Roles;E-mail\nOna;cook;b@example.lt\n')).toMatchObject({ created: 1, updated: 0 });
  const unclear = await upload('Name;Roles\nOna;waiter\nJonas;cook\n');
  expect(unclear).toMatchObject({ created: 0, updated: 0 });
  expect(unclear.errors).toEqual([{ line: 2, detail: 'Name: Several employees have this name. Add the ID.' }]);
  expect(await people()).toHaveLength(2);
});

test('the same person on two lines is an error of the second', async () => {
  const { errors } = await upload('Name;Roles\nOna;cook\nJonas;cook\nOna;waiter\n');
  expect(errors).toEqual([
    {
      line: 4,
      detail: 'Name: This employee appears twice in the file. If these are two people, add an ID or email for each.',
    },
  ]);
  expect(await people()).toEqual([]);
});

test('IDs that the file gives itself, and those of other businesses, are not proposed', async () => {
  const other = await createManager(api, business);
  await api.call('POST', '/employees', {
    token: other.token,
    body: { id: `jonas.${business}`, name: 'Jonas', roles: ['cook'] },
  });
  const { rows } = await upload(`ID;Name;Roles\n;Ona Petraitė;cook\nona.${business};Ona Kita;cook\n;Jonas;cook\n`);
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([
    `ona.p.${business}`,
    `ona.${business}`,
    `jonas2.${business}`,
  ]);
});

test('names without a plain letter get an ID too', async () => {
  const { rows } = await upload('Name;Roles\nОльга;cook\n李;cook\n');
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([`staff.${business}`, `staff2.${business}`]);
});

test('many of one name at once', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `Jonas Jonaitis;cook;j${index}@example.lt`);
  const { created, errors } = await upload(`Name;Roles;E-mail\n${lines.join('\n')}`);
  expect([created, errors]).toEqual([300, []]);
  expect(new Set(await ids()).size).toBe(300);
});
