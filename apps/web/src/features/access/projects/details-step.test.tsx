import { constants } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleCountries } from '../../../testing/sample-countries.ts';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

const versions = `${constants.termsVersion} ${constants.privacyVersion}`;
beforeEach(() => sessionStorage.clear());

const TERMS = 'I agree to the terms and conditions';
const PRIVACY = 'I accept the privacy policy';
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

async function openForm() {
  localStorage.setItem('accessToken', makeToken());
  const calls = stubNetwork({
    'GET /api/users/me': () => makeUser({ registration_method: 'payment', projects: [], project_credits: 1 }),
    'GET /api/projects': () => [],
    'GET /api/countries': () => sampleCountries,
  });
  await renderApp('/create-project');
  await screen.findByLabelText('Project name');
  await screen.findByRole('combobox', { name: 'Country' });
  return calls;
}

test('what was agreed to in this tab is not asked for again, and can be taken back', async () => {
  sessionStorage.setItem('agreement', `${versions} 2031-05-07T09:30:00.000Z`);
  await openForm();
  expect(screen.getByText(/Terms and privacy policy accepted on .*2031/)).toBeTruthy();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(isOff('Create project')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect((screen.getByLabelText(TERMS) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByLabelText(PRIVACY));
  expect(isOff('Create project')).toBe(true);
});

test.each([
  ['nothing was agreed to', ''],
  ['older texts were', '2020-01-01 2020-01-01 2031-05-07T09:30:00.000Z'],
])('both boxes are asked for where %s', async (_, kept) => {
  if (kept !== '') sessionStorage.setItem('agreement', kept);
  await openForm();
  expect(isOff('Create project')).toBe(true);
  fireEvent.click(screen.getByLabelText(TERMS));
  expect(isOff('Create project')).toBe(true);
  fireEvent.click(screen.getByLabelText(PRIVACY));
  expect(isOff('Create project')).toBe(false);
});

test('the versions that were agreed to go with the project', async () => {
  sessionStorage.setItem('agreement', `${versions} 2031-05-07T09:30:00.000Z`);
  const calls = await openForm();
  fireEvent.change(screen.getByLabelText('Project name'), { target: { value: 'Rasos kepykla' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create project' }));
  const sent = await waitFor(() => {
    const found = calls.find(({ route }) => route === 'POST /api/projects/create');
    expect(found).toBeDefined();
    return found;
  });
  expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
    name: 'Rasos kepykla',
    description: '',
    country: 'LT',
    law_pack: 'lt',
    terms_version: constants.termsVersion,
    privacy_version: constants.privacyVersion,
  });
});

const choose = async (label: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const law = () => screen.getByRole('combobox', { name: 'Labour law' });

test('the country brings its clock, money and law, each said; another law can be chosen', async () => {
  sessionStorage.setItem('agreement', `${versions} 2031-05-07T09:30:00.000Z`);
  const calls = await openForm();
  await choose('Country', 'Latvia');
  expect(law()).toHaveProperty('value', 'Latvia');
  expect(screen.getByText(/time \(Europe\/Riga\) and currency \(EUR\)\.$/)).toBeTruthy();
  await choose('Country', 'Poland');
  expect(law()).toHaveProperty('value', 'European Union');
  expect(screen.getByText(/^Poland: we don’t have its law yet. The one below covers it/)).toBeTruthy();
  await choose('Country', 'United Kingdom');
  expect(law()).toHaveProperty('value', 'None');
  expect(screen.getByText(/^United Kingdom: we don’t have its law yet, so none is checked/)).toBeTruthy();
  await choose('Labour law', 'European Union');
  fireEvent.change(screen.getByLabelText('Project name'), { target: { value: 'Leeds' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create project' }));
  const sent = await waitFor(() => {
    const found = calls.find(({ route }) => route === 'POST /api/projects/create');
    expect(found).toBeDefined();
    return found;
  });
  expect(Object.fromEntries(sent?.url.searchParams ?? [])).toMatchObject({ country: 'GB', law_pack: 'eu' });
});
