import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { problem, stubNetwork } from '../../../../testing/stub-network.ts';
import { WorkingTimePage } from './joined-pages.tsx';

const lithuania = {
  id: 'lt',
  name: 'Lithuania',
  about: 'Lithuanian Labour Code',
  country: 'LT',
  covers: [],
  cites: 'labour_code',
  accounting: { most_months: 3, article: 'Labour Code, Art. 113', sector: 12, agreement: null },
};
const NONE = 'Only business rules';

test('the pack is described once the packs are known', async () => {
  let settle: (packs: object) => void = () => undefined;
  const calls = stubNetwork({ 'GET /api/law-packs': () => new Promise<object>((resolve) => (settle = resolve)) });
  await renderPart(<WorkingTimePage stored={makeSystem()} />);
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /api/law-packs'));
  expect([screen.queryByText(NONE), screen.queryByLabelText('Labour law')]).toEqual([null, null]);
  settle([lithuania]);
  expect(await screen.findByText('Lithuanian Labour Code')).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
});

test('packs that can’t be read are an error that can be tried again', async () => {
  let isDown = true;
  stubNetwork({ 'GET /api/law-packs': () => (isDown ? problem(500, 'internal', 'It failed') : [lithuania]) });
  await renderPart(<WorkingTimePage stored={makeSystem()} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(NONE)).toBeNull();
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('Lithuanian Labour Code')).toBeTruthy();
});

test('only a project without a law has business rules alone', async () => {
  stubNetwork({ 'GET /api/law-packs': () => [lithuania] });
  await renderPart(<WorkingTimePage stored={makeSystem({ law_pack: 'none' })} />);
  expect(await screen.findByText(NONE)).toBeTruthy();
});
