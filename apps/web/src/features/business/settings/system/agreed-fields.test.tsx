import type { laws, settings } from '@pamaina/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { problem, stubNetwork } from '../../../../testing/stub-network.ts';
import { WorkingTimePage } from './joined-pages.tsx';

const rest: laws.Limit = {
  rule: 'dailyRest',
  part: 'minMinutes',
  value: 660,
  unit: 'minutes',
  severity: 'hard',
  article: 'Labour Code, Art. 122(2)',
  from: '2017-07-01',
  until: null,
  reading: 'quoted',
  source: 'VDI',
  link: null,
  ages: null,
  months: null,
  days: null,
  agreed: null,
  agreeable: { way: 'higher', house: 660, collective: 600 },
};
const norm: laws.Limit = { ...rest, rule: 'norm', part: 'weekMinutes', value: 2400, agreeable: null };
const house: laws.AgreedLimit = {
  rule: 'dailyRest',
  part: 'minMinutes',
  value: 750,
  kind: 'house',
  name: 'Our house',
  from: '2026-03-01',
  until: null,
};

async function show(
  stored: Partial<settings.SystemSettings>,
  limits: laws.Limit[],
  put: () => object = () => makeSystem(),
) {
  const calls = stubNetwork({
    'GET /api/law-packs': () => [],
    'GET /api/law': () => limits,
    'PUT /api/settings/system': put,
  });
  await renderPart(<WorkingTimePage stored={makeSystem(stored)} />);
  return calls;
}
const part = () => screen.findByRole('region', { name: 'Agreements on top of the law' });

test('a limit that the law has is added with hours, and sent in minutes with its days', async () => {
  const calls = await show({}, [norm, rest]);
  const add = within(await part());
  await waitFor(() => expect(add.getByRole('button', { name: 'Add a limit' })).toBeTruthy());
  fireEvent.click(add.getByRole('button', { name: 'Add a limit' }));
  expect((add.getByRole('combobox', { name: 'Limit of the law' }) as HTMLInputElement).value).toMatch(
    /^Between two working days there are at least 11\sh of rest\.$/,
  );
  // A phone cuts the field, so the sentence is there for it whole.
  const whole = { selector: '.mantine-Select-description *' };
  expect(add.getByText(/^Between two working days there are at least 11\sh of rest\.$/, whole)).toBeTruthy();
  expect(add.getByText('At least 11')).toBeTruthy();
  fireEvent.change(add.getByLabelText(/^Agreed hours/), { target: { value: '12.5' } });
  fireEvent.change(add.getByLabelText(/^Name of the agreement/), { target: { value: 'Our house' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    const put = calls.find(({ route }) => route.startsWith('PUT'));
    const [sent] = JSON.parse(put?.body ?? '{"agreed_limits":[]}').agreed_limits;
    expect(sent).toMatchObject({ rule: 'dailyRest', part: 'minMinutes', value: 750, kind: 'house', name: 'Our house' });
  });
});

test('a refusal is beside the value, and a collective agreement has its own bound', async () => {
  const errors = { 'agreed_limits.0.value': ['This is looser than the law. At least 10.'] };
  await show({ agreed_limits: [house] }, [rest], () => problem(422, 'invalid', 'Some values are wrong.', errors));
  const fields = within(await part());
  await waitFor(() => expect(fields.getByText('At least 11')).toBeTruthy());
  fireEvent.click(fields.getByRole('combobox', { name: 'Kind' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Collective agreement' }));
  expect(fields.getByText('At least 10')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await fields.findByText(/This is looser than the law/)).toBeTruthy();
});

test('without a law there is nothing to make stricter, and what is stored can be taken away', async () => {
  await show({ law_pack: 'none', agreed_limits: [house] }, []);
  const fields = within(await part());
  expect(fields.getByText(/^There is no law pack with limits/)).toBeTruthy();
  expect(fields.queryByRole('button', { name: 'Add a limit' })).toBeNull();
  fireEvent.click(fields.getByRole('button', { name: /Remove/i }));
  expect(fields.queryByLabelText(/^Agreed hours/)).toBeNull();
});
